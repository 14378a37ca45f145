import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { courseSchema } from '@/lib/backend/schemas'
import { courseTextsOf } from '@/lib/courses/facts'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { CourseArticle } from './course-article'
import { CourseCard } from './courses'
import { OtherCourses } from './courses'

const phone = '+229 01 02 03 04 05'
const site = { ...defaultSettings, whatsapp: { ...defaultSettings.whatsapp, formations: phone } }
const course = (more: object) =>
  courseSchema.parse({ id: 1, slug: 'massage', title: 'Massage & bien-être', affiche: '', ...more })

it('R102 R104 a card leads to its page, says what the course costs, and signs up for it by name', () => {
  const html = renderToStaticMarkup(
    <CourseCard course={course({ duree: '3 mois' })} phone={phone} />,
  )
  expect(html).toContain('href="/beaute/formations/massage"')
  expect(html).toContain('3 mois · Tarif sur demande')
  const [, href = ''] = /<a href="(https:\/\/wa\.me[^"]+)"[^>]* target="_blank"/.exec(html) ?? []
  const url = new URL(href.replaceAll('&amp;', '&'))
  expect(url.pathname).toBe('/2290102030405')
  expect(url.searchParams.get('text')).toMatch(
    /^Bonjour, .+ formation «\sMassage & bien-être\s»\.\nhttps?:\/\/[^/]+\/beaute\/formations\/massage$/,
  )
  expect(html).not.toContain('Télécharger')
})

it.each([
  [
    { presentation: 'Choisir le soin.', duree: '3 mois' },
    'Choisir le soin.',
    ['3 mois', 'Sur demande'],
  ],
  [{ tarif: 150_000 }, courseTextsOf(site).lead, ['150\u00a0000\u00a0FCFA']],
])(
  'R102 R104 A25 a page has its own presentation and facts, or the common ones: %j',
  (more, lead, facts) => {
    const html = renderToStaticMarkup(<CourseArticle course={course(more)} site={site} />)
    expect(html).toMatch(/<h1[^>]*>Massage &amp; bien-être<\/h1>/)
    expect(html).toContain(lead)
    expect([...html.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, fact]) => fact)).toEqual(facts)
    expect(html).toContain('Comment ça se passe')
    expect(html).toMatch(/<a [^>]*href="\/beaute#formations"[^>]*>← Toutes les formations/)
  },
)

it('A25 a course with dates shows the next ones; a full one says so, and asks for the waiting list', () => {
  const session = { date: '2036-01-05', lieu: 'Haie Vive' }
  const htmlOf = (places_restantes: number, more = {}) => {
    const it = course({ sessions: [{ ...session, places_restantes, ...more }] })
    const card = renderToStaticMarkup(<CourseCard course={it} phone={phone} />)
    const page = renderToStaticMarkup(<CourseArticle course={it} site={site} />)
    const message = /wa\.me[^"]*text=([^"]*)/.exec(card)?.[1] ?? ''
    return { card, page, message: decodeURIComponent(message) }
  }
  const open = htmlOf(3)
  expect(open.card).toContain('>samedi 5 janvier 2036 · Haie Vive · 3 places restantes<')
  expect(open.page).toMatch(/<dt[^>]*>Prochaines dates<\/dt><dd[^>]*>samedi 5 janvier 2036 · Haie/)
  expect(open.message).toMatch(/^Bonjour, je souhaite m’inscrire à la formation/)
  const full = htmlOf(0)
  expect(full.card).toContain('>Complet<')
  for (const html of [full.card, full.page])
    expect(html).toContain('Complet\u00a0: liste d’attente')
  expect(full.message).toMatch(/^Bonjour, je souhaite rejoindre la liste d’attente de la formation/)
  const over = htmlOf(0, { date: '2020-01-05' })
  expect(over.page + over.card).not.toMatch(/Prochaines dates|Complet|2020/)
})

it('a sample course says so on its card and on its page', () => {
  const [sample, own] = [course({ exemple: true }), course({})]
  const drawn = [
    (it: typeof own) => <CourseCard course={it} phone={phone} />,
    (it: typeof own) => <CourseArticle course={it} site={site} />,
  ]
  for (const draw of drawn) {
    expect(renderToStaticMarkup(draw(sample))).toContain('>Exemple<')
    expect(renderToStaticMarkup(draw(own))).not.toContain('Exemple')
  }
})

it('R102 three others are shown, and nothing without any', () => {
  const others = [1, 2, 3, 4].map((id) => course({ id, slug: `c${id}` }))
  const html = renderToStaticMarkup(<OtherCourses courses={others} site={site} />)
  expect(html.match(/<article/g)).toHaveLength(3)
  expect(renderToStaticMarkup(<OtherCourses courses={[]} site={site} />)).toBe('')
})
