import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { courseSchema } from '@/lib/backend/schemas'
import { courseTextsOf } from '@/lib/courses/texts'
import { defaultSettings } from '@/lib/site/default-settings'
import { CourseArticle } from './course-article'
import { CourseCard } from './course-card'
import { OtherCourses } from './other-courses'

const phone = '+229 01 02 03 04 05'
const texts = courseTextsOf(defaultSettings)
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
  [{ tarif: 150_000 }, texts.lead, ['150\u202f000\u00a0FCFA']],
])(
  'R102 R104 A25 a page has its own presentation and facts, or the common ones: %j',
  (more, lead, facts) => {
    const html = renderToStaticMarkup(
      <CourseArticle course={course(more)} texts={texts} phone={phone} />,
    )
    expect(html).toMatch(/<h1[^>]*>Massage &amp; bien-être<\/h1>/)
    expect(html).toContain(lead)
    expect([...html.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, fact]) => fact)).toEqual(facts)
    expect(html).toContain('Comment ça se passe')
    expect(html).toMatch(/<a [^>]*href="\/beaute#formations"[^>]*>← Toutes les formations/)
  },
)

it('a sample course says so on its card and on its page', () => {
  const [sample, own] = [course({ exemple: true }), course({})]
  const drawn = [
    (it: typeof own) => <CourseCard course={it} phone={phone} />,
    (it: typeof own) => <CourseArticle course={it} texts={texts} phone={phone} />,
  ]
  for (const draw of drawn) {
    expect(renderToStaticMarkup(draw(sample))).toContain('>Exemple<')
    expect(renderToStaticMarkup(draw(own))).not.toContain('Exemple')
  }
})

it('R102 three others are shown, and nothing without any', () => {
  const others = [1, 2, 3, 4].map((id) => course({ id, slug: `c${id}` }))
  const html = renderToStaticMarkup(<OtherCourses courses={others} phone={phone} />)
  expect(html.match(/<article/g)).toHaveLength(3)
  expect(renderToStaticMarkup(<OtherCourses courses={[]} phone={phone} />)).toBe('')
})
