import type { APIRequestContext } from '@playwright/test'
import { oddPhotos, oddTitles } from '../mock-backend/content/odd'
import { titleOf20, titleOf21 } from '../mock-backend/content/photos'
import type { MockPhoto } from '../mock-backend/types'
import { expectAxeClean } from '../support/axe'
import { galleryPath, hydratedGrid, photos } from '../support/gallery'
import { publish, timesLogged } from '../support/home-content'
import { expectNoLayoutShift, expectNoSidewaysOverflow } from '../support/layout'
import { pageSize } from '../support/long-lists'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import type { Site } from '../support/site'
import { expect, type Locator, test } from '../support/test'

const emptyText = 'Aucune photo disponible pour le moment.'
const photosFailed = 'Erreur lors du chargement des photos'
const failureModes = ['refuse', 'hang', 'error500', 'html', 'truncated', 'notFound'] as const

/** Longer than a backend call that ends only by its time-out of 10 s. */
const slowRequest = { timeout: 20_000 }

async function gallery(request: APIRequestContext, site: Site) {
  const { status, text } = await serverHtml(request, `${site.url}${galleryPath}`)
  return { status, text }
}

function publishPhotos(request: APIRequestContext, site: Site) {
  return publish(request, site, { body: { contents: ['medias-photos'] } })
}

function named(title: string, id = 1): MockPhoto {
  return { id, title, image: `/media/photo-${id}-900x600.jpg` }
}

for (const mode of failureModes) {
  test(`R14 R62 ${mode} before the first success: the empty text and 200, photos within 15 s of recovery`, async ({
    isolatedSite,
    request,
  }) => {
    const { mock, site } = await isolatedSite({ mode })
    const first = await request.get(`${site.url}${galleryPath}`, slowRequest)
    expect(first.status()).toBe(200)
    const { text } = await gallery(request, site)
    expect(text).toContain('Galerie photos')
    expect(text).toContain(emptyText)
    await poll(() => timesLogged(site, photosFailed), { timeout: 15_000 }).toBe(1)

    await mock.mode('ok')
    await poll(() => gallery(request, site), { timeout: 15_000 }).toEqual({
      status: 200,
      text: expect.stringContaining(titleOf20),
    })
  })

  test(`R14 R62 ${mode} after a success: the photos stay`, async ({ isolatedSite, request }) => {
    const { mock, site } = await isolatedSite()
    expect((await gallery(request, site)).text).toContain(titleOf20)
    await mock.mode(mode)
    expect((await publishPhotos(request, site)).status()).toBe(200)
    const during = await request.get(`${site.url}${galleryPath}`, slowRequest)
    expect(during.status()).toBe(200)
    const { text } = await gallery(request, site)
    expect(text).toContain(titleOf20)
    expect(text).not.toContain(emptyText)
  })
}

test('R62 an empty gallery has no grid, only its text', async ({ isolatedSite, page }) => {
  const { site } = await isolatedSite({ mode: 'empty' })
  await page.goto(`${site.url}${galleryPath}`)
  await expect(page.getByText(emptyText)).toBeVisible()
  await expect(photos(page)).toHaveCount(0)
  // The only list left is that of the breadcrumbs.
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(1)
  await expectAxeClean(page)
})

test('R62 published photos are seen within 3 s', async ({ isolatedSite, request }) => {
  const { mock, site } = await isolatedSite()
  expect((await gallery(request, site)).text).toContain(titleOf20)
  mock.set('medias-photos', [named('Tout juste arrivée')])
  await publishPhotos(request, site)
  await poll(async () => (await gallery(request, site)).text, { timeout: 3000 }).toContain(
    'Tout juste arrivée',
  )
})

test('R66 R67 A48 titles of 20 characters are whole, of 21 are truncated; each one expands independently', async ({
  isolatedSite,
  page,
}) => {
  const { site } = await isolatedSite({
    prepare: (it) =>
      it.set('medias-photos', [
        named(titleOf20, 1),
        named(titleOf21, 2),
        named(`${titleOf21}9`, 3),
      ]),
  })
  await page.goto(`${site.url}${galleryPath}`)
  const items = page.getByRole('listitem').filter({ has: page.locator('a[data-photo]') })
  await expect(items).toHaveCount(3)
  const [whole, cut, other] = [1, 2, 3].map((id) =>
    items.filter({ has: page.locator(`a[data-photo="${id}"]`) }),
  ) as [Locator, Locator, Locator]
  await expect(whole.getByText(titleOf20, { exact: true })).toBeVisible()
  await expect(whole.getByRole('button')).toHaveCount(0)

  const shortened = `${titleOf21.slice(0, 20)}...`
  await expect(cut.getByText(shortened, { exact: true })).toBeVisible()
  await expect(cut.getByText(titleOf21, { exact: true })).toBeHidden()
  const more = cut.getByRole('button', { name: 'Voir plus', exact: true })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(more).toHaveAccessibleDescription(shortened)
  await more.press('Enter')
  await expect(cut.getByText(titleOf21, { exact: true })).toBeVisible()
  const less = cut.getByRole('button', { name: 'Voir moins', exact: true })
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  await expect(less).toBeFocused()
  await expect(other.getByRole('button', { name: 'Voir plus', exact: true })).toBeVisible()
  await less.click()
  await expect(cut.getByText(shortened, { exact: true })).toBeVisible()
})

test('R66 without JavaScript a long title is shown whole', async ({
  isolatedSite,
  openWithoutJavaScript,
}) => {
  const { site } = await isolatedSite({
    prepare: (it) => it.set('medias-photos', [named(titleOf21)]),
  })
  const page = await openWithoutJavaScript(`${site.url}${galleryPath}`)
  await expect(page.getByText(titleOf21, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: titleOf21, exact: true })).toBeVisible()
  await expect(page.getByText('...')).toBeHidden()
})

test.describe('with edge-case photos', () => {
  test.use({ allowConsole: [/absente\.jpg/] })

  test('R62 R66 edge-case titles are shown as text, a missing picture breaks nothing', async ({
    isolatedSite,
    page,
  }) => {
    const { site } = await isolatedSite({ prepare: (it) => it.set('medias-photos', oddPhotos()) })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.url}${galleryPath}`)
    await expect(photos(page)).toHaveCount(oddPhotos().length)
    for (const title of Object.values(oddTitles)) {
      await expect(
        photos(page).and(page.getByRole('link', { name: title, exact: true })),
      ).toHaveCount(1)
    }
    await expectNoLayoutShift(page)
    await expectNoSidewaysOverflow(page, 320)

    await page.getByRole('link', { name: oddTitles.script, exact: true }).click()
    const lightbox = page.getByRole('dialog', { name: 'Photo en plein écran' })
    await expect(lightbox.getByText(oddTitles.script, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByText(oddTitles.emoji, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByText(oddTitles.rightToLeft, { exact: true })).toBeVisible()
  })
})

test('R62 an image host that hangs delays the page by two seconds only, then boxes are 4:3', async ({
  isolatedSite,
  request,
  page,
}) => {
  const images = Array.from({ length: pageSize }, (_, index) => named(`Photo ${index}`, index + 1))
  const { mock, site } = await isolatedSite({ prepare: (it) => it.set('medias-photos', images) })
  for (const { image } of images) await mock.mode('hang', image)
  await publishPhotos(request, site)
  const before = Date.now()
  expect((await gallery(request, site)).text).toContain('Photo 35')
  expect(Date.now() - before).toBeLessThan(6000)
  const measuring = mock.requests.filter(({ path }) => path.startsWith('/media/photo-'))
  expect(measuring.length).toBeGreaterThan(0)
  expect(measuring.length).toBeLessThanOrEqual(12)
  expect(measuring.map(({ headers }) => headers.range)).toContain('bytes=0-65535')

  await page.goto(`${site.url}${galleryPath}`, { waitUntil: 'commit' })
  const box = await photos(page).first().boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
})

test('R62 each picture is measured once, and its size survives a restart', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite()
  const measured = () => mock.requests.filter(({ headers }) => headers.range !== undefined).length
  const total = mock.content()['medias-photos'].length
  const wide = async () => {
    const { html } = await serverHtml(request, `${site.url}${galleryPath}`)
    return html.match(/class="photo aspect-40\/27"/g)?.length ?? 0
  }
  await poll(wide, { timeout: 15_000 }).toBe(Math.ceil(total / 5))
  await publishPhotos(request, site)
  await wide()
  expect(measured()).toBe(total)
  await site.restart()
  await publishPhotos(request, site)
  expect(await wide()).toBe(Math.ceil(total / 5))
  expect(measured()).toBe(total)
})

test('R62 R63 A54 five hundred photos: one page of them, no layout shift, and few are fetched', async ({
  isolatedSite,
  page,
}) => {
  const many = Array.from({ length: 500 }, (_, index) => named(`Photo ${index}`, index + 1))
  const { site } = await isolatedSite({ prepare: (it) => it.set('medias-photos', many) })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.url}${galleryPath}`)
  await expect(hydratedGrid(page)).toHaveCount(1)
  await expect(photos(page)).toHaveCount(pageSize)
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
