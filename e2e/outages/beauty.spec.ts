import type { APIRequestContext } from '@playwright/test'
import { ODD_TITLES } from '../mock-backend/content/odd'
import type { StubFormation } from '../mock-backend/types'
import { eventually } from '../support/eventually'
import { publish } from '../support/home-content'
import { expectNoSidewaysOverflow } from '../support/layout'
import { serverHtml } from '../support/server-html'
import type { Site } from '../support/site'
import { expect, test } from '../support/test'

const COURSE = '/beaute/formations/coiffure-tresses'
const MISSING = 'Formation non trouvée.'
const NO_COURSE = 'Aucune formation disponible pour le moment.'
const NO_VIDEO = 'Aucune vidéo disponible pour le moment.'
const NO_PHOTO = 'Aucune photo disponible pour le moment.'
const CONTENTS = ['beauty-formations', 'beauty-videos', 'beauty-photos', 'beauty-header-video']

/** The four pages that show what the backend has, as a reader without scripts gets them. */
async function pages(request: APIRequestContext, site: Site) {
  const paths = ['/beaute', '/beaute/photobeaute', '/beaute/videosbeaute', COURSE]
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
  landing: expect.stringMatching(`${NO_VIDEO}.*${NO_COURSE}`),
  photos: including(NO_PHOTO),
  videos: including(NO_VIDEO),
  course: including(MISSING),
}
const course = (more: Partial<StubFormation>): StubFormation => ({
  id: 1,
  slug: 'coiffure-tresses',
  title: 'Coiffure',
  affiche: '',
  ...more,
})

for (const mode of ['refuse', 'hang', 'error500', 'html', 'truncated'] as const) {
  test(`R105 R14 A10 ${mode}: the empty texts before the first success, the last good copy after it`, async ({
    failing,
    request,
  }) => {
    const { stub, site } = await failing({ mode })
    expect(await pages(request, site)).toEqual(emptied)
    const { html } = await serverHtml(request, site.url + COURSE)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    await stub.mode('ok')
    await eventually(() => pages(request, site), { within: 15_000 }).toEqual(filled)
    await stub.mode(mode)
    await publish(request, site, { body: { contents: CONTENTS } })
    expect(await pages(request, site)).toEqual(filled)
    const unknown = await serverHtml(request, `${site.url}/beaute/formations/inconnue`)
    expect(unknown).toMatchObject({ status: 200, text: including(MISSING) })
  })
}

test('R105 A25 a healthy backend without content: the empty texts, and the course is a 404', async ({
  failing,
  request,
}) => {
  const { site } = await failing({ mode: 'empty' })
  const shown = await pages(request, site)
  expect(shown).toEqual({ ...emptied, status: [200, 200, 200, 404] })
})

test('R102 A25 a published course is seen within 3 s, and gone as fast', async ({
  failing,
  request,
}) => {
  const { stub, site } = await failing()
  const seen = async () => {
    const { status, landing, course } = await pages(request, site)
    return [status[3], landing.includes('Tout juste annoncée'), course.includes(MISSING)]
  }
  expect(await seen()).toEqual([200, false, false])
  const body = { contents: ['beauty-formations'] }
  stub.set('formations', [course({ slug: 'nouvelle', title: 'Tout juste annoncée' })])
  await publish(request, site, { body })
  await eventually(seen, { within: 3000 }).toEqual([404, true, true])
  stub.set('formations', [course({ title: 'Tout juste annoncée' })])
  await publish(request, site, { body })
  await eventually(seen, { within: 3000 }).toEqual([200, true, false])
})

test('R99 R104 A52 care and courses each write to their own number', async ({
  failing,
  rawHtml,
}) => {
  const { site } = await failing({
    env: { WHATSAPP_BEAUTE: '+229 01 11 11 11 11', WHATSAPP_FORMATIONS: '+229 01 22 22 22 22' },
  })
  const page = await rawHtml(`${site.url}/beaute`)
  const booking = page.getByRole('link', { name: 'Réservez via WhatsApp' })
  await expect(booking).toHaveCount(2)
  await expect(booking.first()).toHaveAttribute('href', /wa\.me\/2290111111111\?/)
  const signUp = page.getByRole('link', { name: /^S’inscrire/ })
  await expect(signUp).toHaveCount(4)
  await expect(signUp.first()).toHaveAttribute('href', /wa\.me\/2290122222222\?/)
})

test('R102 A51 odd courses are text; without poster the brand’s sign and no download', async ({
  failing,
  page,
  request,
}) => {
  const titles = Object.values(ODD_TITLES)
  expect(titles.length).toBeGreaterThan(5)
  const odd = titles.map((title, index) =>
    course({ id: index + 1, slug: `étrange ${index}`, title }),
  )
  const { site } = await failing({ prepare: (stub) => stub.set('formations', odd) })
  await page.goto(`${site.url}/beaute`)
  for (const title of titles) {
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1)
  }
  await expect(page.getByRole('link', { name: /^Télécharger/ })).toHaveCount(0)
  await expectNoSidewaysOverflow(page, 320)
  await page.getByRole('link', { name: ODD_TITLES.script, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ODD_TITLES.script)
  await expectNoSidewaysOverflow(page, 320)
  const poster = await request.get(`${site.url}/api/affiche/formation/%C3%A9trange%202`)
  expect(poster.status()).toBe(404)
})
