import { galleryPath, hydratedGrid, lightbox, photos } from '../support/gallery'
import { expectNoLayoutShift } from '../support/layout'
import { pageSize, scrollNearEnd } from '../support/long-lists'
import { expect, type Page, test } from '../support/long-lists-test'

const count = 8000

test.beforeEach(async ({ page }) => {
  // Encoding the pictures of whole pages would take longer than the tests.
  await page.route('**/_next/image?**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>',
    }),
  )
})

const photo = (page: Page, number: number) => page.locator(`a[data-photo="${number}"]`)

/** Opens a photo of the page in the lightbox. */
async function openPhoto(page: Page, number: number): Promise<void> {
  await expect(hydratedGrid(page)).toHaveCount(1)
  await photo(page, number).click()
  await expectShown(page, number)
}

/** Expects that the lightbox shows a photo, as counted over all pages. */
async function expectShown(page: Page, number: number): Promise<void> {
  await expect(lightbox(page).getByRole('group', { name: `${number} sur ${count}` })).toBeVisible()
  await expect(lightbox(page).getByText(`Photo numéro ${number}`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`[?]photo=${number}$`))
}

test('R64 A54 the lightbox goes on across pages, and its photos come into the gallery', async ({
  openLists,
  page,
}) => {
  await openLists(count, galleryPath)
  await openPhoto(page, 35)
  for (const number of [36, 37, 38]) {
    await page.keyboard.press('ArrowRight')
    await expectShown(page, number)
  }
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(photo(page, 38)).toBeFocused()
  await expect(photo(page, 38)).toBeInViewport()
})

test('R64 A54 before the first photo of the lightbox comes the last of the last page', async ({
  openLists,
  page,
}) => {
  await openLists(count, galleryPath)
  await openPhoto(page, 1)
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, count)
})

test('R64 A54 the address of a photo opens it on whatever page it is', async ({
  openLists,
  page,
}) => {
  const origin = await openLists(count, `${galleryPath}?photo=5000`)
  await expectShown(page, 5000)
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, 4999)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL(origin + galleryPath)
  // The gallery does not show photo 4999.
  await expect(photo(page, 1)).toBeFocused()
})

test('R64 A54 on a later page the lightbox goes back to the page before', async ({
  openLists,
  page,
}) => {
  await openLists(count, `${galleryPath}/page/2`)
  await openPhoto(page, pageSize + 1)
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, pageSize)
})

test.describe('with an unknown photo', () => {
  test.use({ allowConsole: [/status of 404/] })

  test('R64 A54 the address shows the gallery', async ({ openLists, page }) => {
    const lookUp = page.waitForResponse(/\/api\/listes\/photos\/photo\//)
    await openLists(100, `${galleryPath}?photo=nulle-part`)
    expect((await lookUp).status()).toBe(404)
    await expect(photos(page)).toHaveCount(pageSize)
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page.getByText('Chargement...')).toHaveCount(0)
  })
})

for (const { width, columns } of [
  { width: 360, columns: 1 },
  { width: 800, columns: 2 },
  { width: 1440, columns: 4 },
]) {
  test(`R63 A54 at ${width} px the next photos go on in the ${columns} columns, without layout shift`, async ({
    openLists,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLists(2 * pageSize, galleryPath)
    await expect(hydratedGrid(page)).toHaveCount(1)
    await scrollNearEnd(page)
    await expect(photos(page)).toHaveCount(2 * pageSize)
    const lefts = await photos(page).evaluateAll((all) =>
      all.map((it) => Math.round(it.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size).toBe(columns)
    const inColumn = lefts.filter((left) => left === lefts[0])
    expect(inColumn).toHaveLength((2 * pageSize) / columns)
    await expectNoLayoutShift(page)
  })
}
