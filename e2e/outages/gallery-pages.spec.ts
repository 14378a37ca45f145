import { listContents } from '../mock-backend/content/many'
import { answerPictures } from '../support/answer-pictures'
import { galleryPath, hydratedGrid, lightbox, photos } from '../support/gallery'
import { expectNoLayoutShift } from '../support/layout'
import { pageSize, scrollNearEnd } from '../support/long-lists'
import { expect, type Page, test } from '../support/worker-site-test'

const count = 3000

test.beforeEach(({ page }) => answerPictures(page))

const photo = (page: Page, number: number) => page.locator(`a[data-photo="${number}"]`)

/** Expects that the lightbox shows a photo, as counted over all pages. */
async function expectShown(page: Page, number: number): Promise<void> {
  await expect(lightbox(page).getByRole('group', { name: `${number} sur ${count}` })).toBeVisible()
  await expect(lightbox(page).getByText(`Photo numéro ${number}`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`[?]photo=${number}$`))
}

test.describe('over many pages', () => {
  // The browser logs the look-up of a photo that is unknown.
  test.use({ allowConsole: [/status of 404/] })

  test('R64 A54 the lightbox goes on across pages, both ways, and its photos come into the gallery; the address of a photo opens it on whatever page it is, after a reload too, and closing leads to the gallery; that of an unknown one shows it', async ({
    page,
    publish,
  }) => {
    await publish(listContents(count))
    await page.goto(galleryPath)
    await expect(hydratedGrid(page)).toHaveCount(1)
    await photo(page, 35).click()
    await expectShown(page, 35)
    for (const number of [36, 37, 38]) {
      await page.keyboard.press('ArrowRight')
      await expectShown(page, number)
    }
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(photo(page, 38)).toBeFocused()
    await expect(photo(page, 38)).toBeInViewport()

    // Before the first photo comes the last of the last page.
    await photo(page, 1).click()
    await expectShown(page, 1)
    await page.keyboard.press('ArrowLeft')
    await expectShown(page, count)

    await page.goto(`${galleryPath}/page/2`)
    await expect(hydratedGrid(page)).toHaveCount(1)
    await photo(page, pageSize + 1).click()
    await expectShown(page, pageSize + 1)
    await page.keyboard.press('ArrowLeft')
    await expectShown(page, pageSize)

    await page.goto(`${galleryPath}?photo=2000`)
    await expectShown(page, 2000)
    await page.keyboard.press('ArrowLeft')
    await expectShown(page, 1999)
    await page.reload()
    await expectShown(page, 1999)
    const entries = await page.evaluate(() => window.history.length)
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(galleryPath)
    expect(await page.evaluate(() => window.history.length)).toBe(entries)
    // The gallery does not show photo 1999.
    await expect(photo(page, 1)).toBeFocused()

    const lookUp = page.waitForResponse(/\/api\/listes\/photos\/photo\//)
    await page.goto(`${galleryPath}?photo=nulle-part`)
    expect((await lookUp).status()).toBe(404)
    await expect(photos(page)).toHaveCount(pageSize)
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page.getByText('Chargement...')).toHaveCount(0)
  })
})

test('R64 A54 a key that is pressed as the next photos come in changes the photo', async ({
  page,
  publish,
}) => {
  await publish(listContents(count))
  // The next photos are there; they come in just before the lightbox, in a timer, answers the first key.
  await page.addInitScript(() => {
    const { fetch, setTimeout } = window
    const key = new Promise<void>((resolve) => {
      const onKey = () => {
        const answerKey = async (answer: () => void) => {
          resolve()
          for (let step = 0; step < 100; step += 1) await null
          answer()
        }
        const later = (answer: () => void, ms: number) =>
          setTimeout(() => void answerKey(answer), ms)
        window.setTimeout = later as typeof setTimeout
      }
      window.addEventListener('keydown', onKey, { capture: true, once: true })
    })
    window.fetch = async (...request) => {
      const response = await fetch(...request)
      if (!response.url.includes('/api/listes/photos/')) return response
      const photos: unknown = await response.json()
      document.documentElement.dataset.photos = 'held'
      await key
      return Object.assign(response, { json: async () => photos })
    }
  })
  await page.goto(galleryPath)
  await expect(hydratedGrid(page)).toHaveCount(1)
  await photo(page, 35).click()
  await expectShown(page, 35)
  await expect(page.locator('html[data-photos="held"]')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 36)
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 37)
})

// In one column: e2e/smoke/routes.spec.ts.
test('R63 A54 the next photos go on in the columns, unshifted', async ({ page, publish }) => {
  await publish(listContents(2 * pageSize))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(galleryPath)
  await expect(hydratedGrid(page)).toHaveCount(1)
  await scrollNearEnd(page)
  await expect(photos(page)).toHaveCount(2 * pageSize)
  const lefts = await photos(page).evaluateAll((all) =>
    all.map((it) => Math.round(it.getBoundingClientRect().left)),
  )
  expect(new Set(lefts).size).toBe(4)
  expect(lefts.filter((left) => left === lefts[0])).toHaveLength((2 * pageSize) / 4)
  await expectNoLayoutShift(page)
})
