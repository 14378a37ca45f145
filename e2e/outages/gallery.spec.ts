import type { APIRequestContext } from '@playwright/test'
import { ODD_TITLES, oddPhotos } from '../mock-backend/content/odd'
import { TITLE_OF_20, TITLE_OF_21 } from '../mock-backend/content/photos'
import type { StubPhoto } from '../mock-backend/types'
import { expectAxeClean } from '../support/axe'
import { eventually } from '../support/eventually'
import { publish, timesLogged } from '../support/home-content'
import { expectNoLayoutShift, expectNoSidewaysOverflow } from '../support/layout'
import { serverHtml } from '../support/server-html'
import type { Site } from '../support/site'
import { expect, test, type Locator, type Page } from '../support/test'

const PATH = '/medias/mediagalerie'
const EMPTY = 'Aucune photo disponible pour le moment.'
const FAILED = 'Erreur lors du chargement des photos'
const FAILURES = ['refuse', 'hang', 'error500', 'html', 'truncated', 'notFound'] as const

/** Long enough for a call that ends only by its time-out of 10 s. */
const PATIENT = { timeout: 20_000 }

function photos(page: Page): Locator {
  return page.getByRole('main').locator('a[data-photo]')
}

async function gallery(request: APIRequestContext, site: Site) {
  const { status, text } = await serverHtml(request, `${site.url}${PATH}`)
  return { status, text }
}

function publishPhotos(request: APIRequestContext, site: Site) {
  return publish(request, site, { body: { contents: ['medias-photos'] } })
}

function named(title: string, id = 1): StubPhoto {
  return { id, title, image: `/media/photo-${id}-900x600.jpg` }
}

for (const mode of FAILURES) {
  test(`R14 R62 ${mode} before the first success: the empty text and 200, photos within 15 s of recovery`, async ({
    failing,
    request,
  }) => {
    const { stub, site } = await failing({ mode })
    const first = await request.get(`${site.url}${PATH}`, PATIENT)
    expect(first.status()).toBe(200)
    const { text } = await gallery(request, site)
    expect(text).toContain('Galerie photos')
    expect(text).toContain(EMPTY)
    await eventually(() => timesLogged(site, FAILED), { within: 15_000 }).toBe(1)

    await stub.mode('ok')
    await eventually(() => gallery(request, site), { within: 15_000 }).toEqual({
      status: 200,
      text: expect.stringContaining(TITLE_OF_20),
    })
  })

  test(`R14 R62 ${mode} after a success: the photos stay`, async ({ failing, request }) => {
    const { stub, site } = await failing()
    expect((await gallery(request, site)).text).toContain(TITLE_OF_20)
    await stub.mode(mode)
    expect((await publishPhotos(request, site)).status()).toBe(200)
    const during = await request.get(`${site.url}${PATH}`, PATIENT)
    expect(during.status()).toBe(200)
    const { text } = await gallery(request, site)
    expect(text).toContain(TITLE_OF_20)
    expect(text).not.toContain(EMPTY)
  })
}

test('R62 an empty gallery has no grid, only its text', async ({ failing, page }) => {
  const { site } = await failing({ mode: 'empty' })
  await page.goto(`${site.url}${PATH}`)
  await expect(page.getByText(EMPTY)).toBeVisible()
  await expect(photos(page)).toHaveCount(0)
  // The only list left is the trail of pages.
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(1)
  await expectAxeClean(page)
})

test('R62 published photos are seen within 3 s', async ({ failing, request }) => {
  const { stub, site } = await failing()
  expect((await gallery(request, site)).text).toContain(TITLE_OF_20)
  stub.set('photos', [named('Tout juste arrivée')])
  await publishPhotos(request, site)
  await eventually(async () => (await gallery(request, site)).text, { within: 3000 }).toContain(
    'Tout juste arrivée',
  )
})

test('R66 R67 A48 20 characters are whole, 21 are cut; each title opens for itself', async ({
  failing,
  page,
}) => {
  const { site } = await failing({
    prepare: (it) =>
      it.set('photos', [named(TITLE_OF_20, 1), named(TITLE_OF_21, 2), named(`${TITLE_OF_21}9`, 3)]),
  })
  await page.goto(`${site.url}${PATH}`)
  const items = page.getByRole('listitem').filter({ has: page.locator('a[data-photo]') })
  await expect(items).toHaveCount(3)
  const [whole, cut, other] = [1, 2, 3].map((id) =>
    items.filter({ has: page.locator(`a[data-photo="${id}"]`) }),
  ) as [Locator, Locator, Locator]
  await expect(whole.getByText(TITLE_OF_20, { exact: true })).toBeVisible()
  await expect(whole.getByRole('button')).toHaveCount(0)

  const shortened = `${TITLE_OF_21.slice(0, 20)}...`
  await expect(cut.getByText(shortened, { exact: true })).toBeVisible()
  await expect(cut.getByText(TITLE_OF_21, { exact: true })).toBeHidden()
  const more = cut.getByRole('button', { name: 'Voir plus', exact: true })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(more).toHaveAccessibleDescription(shortened)
  await more.press('Enter')
  await expect(cut.getByText(TITLE_OF_21, { exact: true })).toBeVisible()
  const less = cut.getByRole('button', { name: 'Voir moins', exact: true })
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  await expect(less).toBeFocused()
  await expect(other.getByRole('button', { name: 'Voir plus', exact: true })).toBeVisible()
  await less.click()
  await expect(cut.getByText(shortened, { exact: true })).toBeVisible()
})

test('R66 without JavaScript a long title is read whole', async ({ failing, rawHtml }) => {
  const { site } = await failing({ prepare: (it) => it.set('photos', [named(TITLE_OF_21)]) })
  const page = await rawHtml(`${site.url}${PATH}`)
  await expect(page.getByText(TITLE_OF_21, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: TITLE_OF_21, exact: true })).toBeVisible()
  await expect(page.getByText('...')).toBeHidden()
})

test.describe('with odd photos', () => {
  test.use({ allowConsole: [/absente\.jpg/] })

  test('R62 R66 odd titles are text, a picture that is missing breaks nothing', async ({
    failing,
    page,
  }) => {
    const { site } = await failing({ prepare: (it) => it.set('photos', oddPhotos()) })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.url}${PATH}`)
    await expect(photos(page)).toHaveCount(oddPhotos().length)
    for (const title of Object.values(ODD_TITLES)) {
      await expect(
        photos(page).and(page.getByRole('link', { name: title, exact: true })),
      ).toHaveCount(1)
    }
    await expectNoLayoutShift(page)
    await expectNoSidewaysOverflow(page, 320)

    await page.getByRole('link', { name: ODD_TITLES.script, exact: true }).click()
    const lightbox = page.getByRole('dialog', { name: 'Photo en plein écran' })
    await expect(lightbox.getByText(ODD_TITLES.script, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByText(ODD_TITLES.emoji, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByText(ODD_TITLES.rightToLeft, { exact: true })).toBeVisible()
  })
})

test('R62 a host of pictures that hangs holds the page for two seconds only, then 4:3 boxes', async ({
  failing,
  request,
  page,
}) => {
  const images = Array.from({ length: 40 }, (_, index) => named(`Photo ${index}`, index + 1))
  const { stub, site } = await failing({ prepare: (it) => it.set('photos', images) })
  for (const { image } of images) await stub.mode('hang', image)
  await publishPhotos(request, site)
  const before = Date.now()
  expect((await gallery(request, site)).text).toContain('Photo 39')
  expect(Date.now() - before).toBeLessThan(6000)
  const asked = stub.requests.filter(({ path }) => path.startsWith('/media/photo-'))
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(12)
  expect(asked.map(({ headers }) => headers.range)).toContain('bytes=0-65535')

  await page.goto(`${site.url}${PATH}`, { waitUntil: 'commit' })
  const box = await photos(page).first().boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
})

test('R62 each picture is measured once, and known after a restart', async ({
  failing,
  request,
}) => {
  const { stub, site } = await failing()
  const measured = () => stub.requests.filter(({ headers }) => headers.range !== undefined).length
  const total = stub.content().photos.length
  const wide = async () => {
    const { html } = await serverHtml(request, `${site.url}${PATH}`)
    return html.match(/--ratio:0\.675"/g)?.length ?? 0
  }
  await eventually(wide, { within: 15_000 }).toBe(Math.ceil(total / 5))
  await publishPhotos(request, site)
  await wide()
  expect(measured()).toBe(total)
  await site.restart()
  await publishPhotos(request, site)
  expect(await wide()).toBe(Math.ceil(total / 5))
  expect(measured()).toBe(total)
})

test('R62 R63 five hundred photos: nothing moves, and few are fetched', async ({
  failing,
  page,
}) => {
  const many = Array.from({ length: 500 }, (_, index) => named(`Photo ${index}`, index + 1))
  const { site } = await failing({ prepare: (it) => it.set('photos', many) })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.url}${PATH}`)
  await expect(page.locator('[data-dealt="true"]')).toHaveCount(1)
  await expect(photos(page)).toHaveCount(500)
  await page.waitForLoadState('load')
  await expectNoLayoutShift(page)
  const fetched = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_next/image'))
        .length,
  )
  expect(fetched).toBeGreaterThan(0)
  expect(fetched).toBeLessThan(60)
})
