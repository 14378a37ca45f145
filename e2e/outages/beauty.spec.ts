import type { APIRequestContext } from '@playwright/test'
import { oddTitles } from '../mock-backend/content/odd'
import type { MockCourse } from '../mock-backend/types'
import { publish } from '../support/home-content'
import { expectNoSidewaysOverflow } from '../support/layout'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import type { Site } from '../support/site'
import { expect, test } from '../support/test'

const coursePath = '/beaute/formations/coiffure-tresses'
const notFoundText = 'Formation non trouvée.'
const noCourse = 'Aucune formation disponible pour le moment.'
const noVideo = 'Aucune vidéo disponible pour le moment.'
const noPhoto = 'Aucune photo disponible pour le moment.'
const contents = ['beauty-formations', 'beauty-videos', 'beauty-photos', 'beauty-header-video']

/** The four pages that show what the backend has, as a reader without scripts gets them. */
async function pages(request: APIRequestContext, site: Site) {
  const paths = ['/beaute', '/beaute/photobeaute', '/beaute/videosbeaute', coursePath]
  const all = await Promise.all(paths.map((path) => serverHtml(request, site.url + path)))
  const [landing = '', photos = '', videos = '', course = ''] = all.map(({ text }) => text)
  return { status: all.map(({ status }) => status), landing, photos, videos, course }
}
const including = (text: string) => expect.stringContaining(text)
const filled = {
  status: [200, 200, 200, 200],
  landing: including('Massage & bien-être'),
  photos: including('Tresses'),
  videos: including('Le salon au petit matin'),
  course: including('Coiffure et tresses'),
}
const emptied = {
  status: [200, 200, 200, 200],
  landing: expect.stringMatching(`${noVideo}.*${noCourse}`),
  photos: including(noPhoto),
  videos: including(noVideo),
  course: including(notFoundText),
}
const course = (more: Partial<MockCourse>): MockCourse => ({
  id: 1,
  slug: 'coiffure-tresses',
  title: 'Coiffure',
  affiche: '',
  ...more,
})

for (const mode of ['refuse', 'hang', 'error500', 'html', 'truncated'] as const) {
  test(`R105 R14 A10 ${mode}: the empty texts before the first success, the stale content after it`, async ({
    isolatedSite,
    request,
  }) => {
    const { mock, site } = await isolatedSite({ mode })
    expect(await pages(request, site)).toEqual(emptied)
    const { html } = await serverHtml(request, site.url + coursePath)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    await mock.mode('ok')
    await poll(() => pages(request, site), { timeout: 15_000 }).toEqual(filled)
    await mock.mode(mode)
    await publish(request, site, { body: { contents } })
    expect(await pages(request, site)).toEqual(filled)
    const unknown = await serverHtml(request, `${site.url}/beaute/formations/inconnue`)
    expect(unknown).toMatchObject({ status: 200, text: including(notFoundText) })
  })
}

test('R105 A25 a healthy backend without content: the empty texts, and the course is a 404', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({ mode: 'empty' })
  const shown = await pages(request, site)
  expect(shown).toEqual({ ...emptied, status: [200, 200, 200, 404] })
})

test('R102 A25 a published course shows within 3 s, and a removed one disappears within 3 s', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite()
  const seen = async () => {
    const { status, landing, course } = await pages(request, site)
    return [status[3], landing.includes('Tout juste annoncée'), course.includes(notFoundText)]
  }
  expect(await seen()).toEqual([200, false, false])
  const body = { contents: ['beauty-formations'] }
  mock.set('beauty-formations', [course({ slug: 'nouvelle', title: 'Tout juste annoncée' })])
  await publish(request, site, { body })
  await poll(seen, { timeout: 3000 }).toEqual([404, true, true])
  mock.set('beauty-formations', [course({ title: 'Tout juste annoncée' })])
  await publish(request, site, { body })
  await poll(seen, { timeout: 3000 }).toEqual([200, true, false])
})

test('R99 R104 A52 treatments and courses each link to their own WhatsApp number', async ({
  isolatedSite,
  openWithoutJavaScript,
}) => {
  const { site } = await isolatedSite({
    env: { WHATSAPP_BEAUTE: '+229 01 11 11 11 11', WHATSAPP_FORMATIONS: '+229 01 22 22 22 22' },
  })
  const page = await openWithoutJavaScript(`${site.url}/beaute`)
  const booking = page.getByRole('link', { name: 'Réservez via WhatsApp' })
  await expect(booking).toHaveCount(2)
  await expect(booking.first()).toHaveAttribute('href', /wa\.me\/2290111111111\?/)
  const signUp = page.getByRole('link', { name: /^S’inscrire/ })
  await expect(signUp).toHaveCount(4)
  await expect(signUp.first()).toHaveAttribute('href', /wa\.me\/2290122222222\?/)
})

test('R102 A51 edge-case course titles are shown as text; a course without poster has no download', async ({
  isolatedSite,
  page,
  request,
}) => {
  const titles = Object.values(oddTitles)
  expect(titles.length).toBeGreaterThan(5)
  const odd = titles.map((title, index) =>
    course({ id: index + 1, slug: `étrange ${index}`, title }),
  )
  const { site } = await isolatedSite({ prepare: (mock) => mock.set('beauty-formations', odd) })
  await page.goto(`${site.url}/beaute`)
  for (const title of titles) {
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1)
  }
  await expect(page.getByRole('link', { name: /^Télécharger/ })).toHaveCount(0)
  await expectNoSidewaysOverflow(page, 320)
  await page.getByRole('link', { name: oddTitles.script, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oddTitles.script)
  await expectNoSidewaysOverflow(page, 320)
  const poster = await request.get(`${site.url}/api/affiche/formation/%C3%A9trange%202`)
  expect(poster.status()).toBe(404)
})
