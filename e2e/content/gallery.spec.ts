import { titleOf21 } from '../mock-backend/content/photos'
import { columnCount } from '../support/boxes'
import { galleryPath, hydratedGrid, openGallery, photos } from '../support/gallery'
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
/** One for each number of columns. */
const firstPaints = widths.filter(({ width }) => [360, 800, 1440].includes(width))

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

// Alternative texts and links: lib/photos/card.test.ts, components/photos/photo-columns.test.tsx.
test('R62 R63 A19 A48 without JavaScript the gallery is a list of links with whole titles, whose boxes stay while pictures load', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('about:blank')
  // Pictures never arrive.
  await page.route('**/_next/image?**', () => undefined)
  await page.goto(galleryPath, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await expect(page.getByRole('heading', { level: 1, name: 'Galerie photos' })).toBeVisible()
  const count = await photos(page).count()
  expect(count).toBeGreaterThan(4)
  const items = page.getByRole('listitem').filter({ has: page.locator('a[data-photo]') })
  await expect(items).toHaveCount(count)
  const eager = photos(page).locator('img:not([loading="lazy"])')
  expect(await eager.count()).toBeLessThanOrEqual(4)
  await expect(page.getByRole('button', { name: /^Voir (plus|moins)$/ })).toHaveCount(0)
  await expect(page.getByText(titleOf21, { exact: true })).toBeVisible()
  await expect(page.getByText(`${titleOf21.slice(0, 20)}...`)).toBeHidden()

  await expectNoSidewaysOverflow(page, 360)
  const boxes = (await places(page)).map(({ place }) => place)
  expect(boxes.filter(([, , w = 0, h = 0]) => w < 100 || h < 100)).toEqual([])
  const crops = await photos(page).evaluateAll((all) =>
    all.map((it) => {
      const [width, height] = ['width', 'height'].map((name) =>
        Number(it.querySelector('img')?.getAttribute(name)),
      )
      return Math.abs(it.clientHeight / it.clientWidth - Number(height) / Number(width))
    }),
  )
  expect(Math.max(...crops), 'photos are shown whole on phones').toBeLessThan(0.05)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const { width, columns } of firstPaints) {
  test(`R63 A19 ${columns} columns at ${width} px, without shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    // The first paint, as it stays while the scripts have not come.
    const release = await holdRequests(page, scriptFiles)
    await page.goto(galleryPath, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await expect(page.locator('[data-distributed="false"]')).toHaveCount(1)
    expect(await columnCount(photos(page))).toBe(columns)
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

test('R62 R63 R67 photos are distributed in turn to as many columns as the window has room for; touch targets of 44 px; a title opens and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const order = (await openGallery(page)).map(({ href }) => href)
  const all = await places(page)
  const top = Math.min(...all.map(({ place: [, y = 0] }) => y))
  const firstRow = all
    .filter(({ place }) => place[1] === top)
    .sort(({ place: [a = 0] }, { place: [b = 0] }) => a - b)
  expect(firstRow.map(({ href }) => href)).toEqual(order.slice(0, 4))

  for (const { width, columns } of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => columnCount(photos(page))).toBe(columns)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => columnCount(photos(page))).toBe(1)
  await test.step('a truncated title is shown whole, and the next one stays', async () => {
    const title = page.getByRole('listitem').filter({ hasText: titleOf21.slice(0, 20) })
    const more = page.getByRole('button', { name: 'Voir plus', exact: true })
    const others = (await more.count()) - 1
    expect(others).toBeGreaterThan(0)
    await title.getByRole('button').press('Enter')
    await expect(title.getByText(titleOf21, { exact: true })).toBeVisible()
    const less = title.getByRole('button', { name: 'Voir moins', exact: true })
    await expect(less).toBeFocused()
    await expect(more).toHaveCount(others)
    await less.click()
    await expect(title.getByText(titleOf21, { exact: true })).toBeHidden()
  })
  const targets = page.getByRole('main').locator('a, button')
  const sizes = await targets.evaluateAll((links) =>
    links.map((it) => {
      const { width, height } = it.getBoundingClientRect()
      return { name: it.textContent || it.outerHTML.slice(0, 80), width, height }
    }),
  )
  expect(sizes.length).toBeGreaterThan(4)
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
})
