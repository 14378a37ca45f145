import { expectAxeClean } from '../support/axe'
import { galleryPath, hydratedGrid, lightbox, photos, serverGrid } from '../support/gallery'
import { holdRequests, scriptFiles } from '../support/hold-requests'
import { expectNoLayoutShift, expectNoSidewaysOverflow } from '../support/layout'
import { expect, type Page, test } from '../support/shared-site-test'

/** The default, below 1024 and below 720 px (R63). */
const widths = [
  { width: 360, columns: 1 },
  { width: 719, columns: 1 },
  { width: 720, columns: 2 },
  { width: 800, columns: 2 },
  { width: 1023, columns: 2 },
  { width: 1024, columns: 4 },
  { width: 1440, columns: 4 },
]

/** Where every photo lies, by its address. */
async function places(page: Page) {
  await expect(photos(page).nth(4)).toBeVisible()
  const all = await photos(page).evaluateAll((links) =>
    links.map((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const place = [left, top + window.scrollY, width, height].map(Math.round)
      return { href: link.getAttribute('href') ?? '', place }
    }),
  )
  return all.sort((a, b) => a.href.localeCompare(b.href))
}

async function columnsOf(page: Page): Promise<number> {
  return new Set((await places(page)).map(({ place }) => place[0])).size
}

/** The page with its scripts running: the columns are the library's. */
async function openAlive(page: Page): Promise<void> {
  await page.goto(galleryPath)
  await expect(hydratedGrid(page)).toHaveCount(1)
}

test('R62 the server HTML holds the heading, and every photo as a link with alternative text', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(galleryPath)
  await expect(page.getByRole('heading', { level: 1, name: 'Galerie photos' })).toBeVisible()
  const count = await photos(page).count()
  expect(count).toBeGreaterThan(4)
  const items = page.getByRole('listitem').filter({ has: page.locator('a[data-photo]') })
  await expect(items).toHaveCount(count)
  const names = await photos(page)
    .locator('img')
    .evaluateAll((all) => all.map((it) => it.getAttribute('alt') ?? ''))
  expect(names).toHaveLength(count)
  expect(names.filter((name) => name.trim() === '')).toEqual([])
})

for (const { width, columns } of widths) {
  test(`R63 A19 ${columns} columns at ${width} px from the first paint on, without layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    // The first paint, as it stays while the scripts have not come.
    const release = await holdRequests(page, scriptFiles)
    await page.goto(galleryPath, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await expect(serverGrid(page)).toHaveCount(1)
    expect(await columnsOf(page)).toBe(columns)
    const first = await places(page)
    const height = () =>
      page.evaluate(() => document.documentElement.getBoundingClientRect().height)
    const firstHeight = await height()

    release()
    await expect(hydratedGrid(page)).toHaveCount(1)
    expect(await places(page)).toEqual(first)
    // Browsers lay out in steps of 1/64 px: the sums of both grids differ by some, never by a pixel.
    expect(await height()).toBeCloseTo(firstHeight, 0)
    await expectNoLayoutShift(page)
  })
}

test('R63 the number of columns follows the width of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlive(page)
  for (const { width, columns } of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => columnsOf(page)).toBe(columns)
  }
})

test('R63 photos are distributed to the columns in turn: the first row is in order', async ({
  page,
  openWithoutJavaScript,
}) => {
  const server = await openWithoutJavaScript(galleryPath)
  const order = await photos(server).evaluateAll((all) => all.map((it) => it.getAttribute('href')))
  expect(order.length).toBeGreaterThan(4)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlive(page)
  const all = await places(page)
  const top = Math.min(...all.map(({ place: [, y = 0] }) => y))
  const firstRow = all
    .filter(({ place }) => place[1] === top)
    .sort(({ place: [a = 0] }, { place: [b = 0] }) => a - b)
  expect(firstRow.map(({ href }) => href)).toEqual(order.slice(0, 4))
})

for (const { width, columns } of widths.filter((it) => [360, 800, 1440].includes(it.width))) {
  test(`R63 R64 without JavaScript ${columns} columns at ${width} px, and a photo opens as an image`, async ({
    openWithoutJavaScript,
    request,
  }) => {
    const page = await openWithoutJavaScript(galleryPath)
    await page.setViewportSize({ width, height: 900 })
    expect(await columnsOf(page)).toBe(columns)
    await expectNoSidewaysOverflow(page, width)
    const href = await photos(page).first().getAttribute('href')
    const response = await request.get(new URL(href ?? '', page.url()).href)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^image\//)
    await expect(page.getByRole('button', { name: /^Voir (plus|moins)$/ })).toHaveCount(0)
  })
}

test('R62 photos reserve their box while they load, and photos below the fold load lazily', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.route('**/_next/image?**', () => undefined)
  await page.goto(galleryPath, { waitUntil: 'commit' })
  await expect(hydratedGrid(page)).toHaveCount(1)
  const boxes = await places(page)
  expect(boxes.filter(({ place: [, , w = 0, h = 0] }) => w < 100 || h < 100)).toEqual([])
  const eager = photos(page).locator('img:not([loading="lazy"])')
  expect(await eager.count()).toBeLessThanOrEqual(4)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('R63 in one column no photo takes the height of the screen, the viewer shows it whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(galleryPath)
  const ratios = await photos(page).evaluateAll((all) =>
    all.map((it) => it.clientHeight / it.clientWidth),
  )
  expect(ratios.length).toBeGreaterThan(4)
  expect(Math.max(...ratios)).toBeLessThan(0.65)
})

test('R62 the gallery passes axe, and nothing overflows at 320 px', async ({ page }) => {
  await openAlive(page)
  await expectAxeClean(page)
  await expectNoSidewaysOverflow(page, 320)
})

test('R62 R67 every link and button of the gallery is a touch target of at least 44 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAlive(page)
  const targets = page.getByRole('main').locator('a, button')
  const sizes = await targets.evaluateAll((all) =>
    all.map((it) => {
      const { width, height } = it.getBoundingClientRect()
      return { name: it.textContent || it.outerHTML.slice(0, 80), width, height }
    }),
  )
  expect(sizes.length).toBeGreaterThan(4)
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
})

test('R64 the address of a photo opens it; closing returns to the gallery and focuses the photo', async ({
  page,
}) => {
  await openAlive(page)
  const photo = page.locator('a[data-at="5"]')
  const id = (await photo.getAttribute('data-photo')) ?? ''
  await page.goto(`${galleryPath}?photo=${encodeURIComponent(id)}`)
  await expect(lightbox(page).getByRole('group', { name: /^6 sur / })).toBeVisible()
  const before = await page.evaluate(() => window.history.length)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/medias\/mediagalerie$/)
  await expect(photo).toBeFocused()
  expect(await page.evaluate(() => window.history.length)).toBe(before)
})

test('R64 the photo stays open after a reload, and can be closed', async ({ page }) => {
  await openAlive(page)
  await photos(page).first().click()
  await expect(lightbox(page)).toBeVisible()
  await page.reload()
  await expect(lightbox(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/medias\/mediagalerie$/)
})

test('R64 an address with an unknown photo shows the gallery', async ({ page }) => {
  await openAlive(page)
  const count = await photos(page).count()
  await page.goto(`${galleryPath}?photo=nulle-part%22%5D`)
  await expect(hydratedGrid(page)).toHaveCount(1)
  await expect(photos(page)).toHaveCount(count)
  await expect(lightbox(page)).toHaveCount(0)
})
