import { routes, universePaths } from '../routes'
import { expectPrintsWhole } from '../support/print'
import { test } from '../support/shared-site-test'

/** One of each kind of page; the others are printed in the slow tier. */
const fast = [
  ...['/', ...universePaths, '/medias/mediaevenements/nuit-du-conte'],
  ...['/beaute/photobeaute', '/immobilier?maison=3'],
]

for (const tag of ['', '@slow']) {
  const printed = routes.filter(({ path }) => fast.includes(path) === (tag === ''))
  test(
    `R1 ${tag ? 'the other' : 'the main'} routes print their texts, prices, addresses and pictures, nothing on something else`,
    { tag: tag || [] },
    async ({ page }) => {
      test.setTimeout(printed.length * 30_000)
      for (const { path } of printed) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1280, height: 720 })
          await page.goto(path)
          await expectPrintsWhole(page)
        })
      }
    },
  )
}

test('R132 a house that is open over the list is printed in place of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/immobilier')
  await page.getByRole('main').getByRole('link', { name: 'Villa 3 à Godomey', exact: true }).click()
  await page.locator('dialog [data-moving="true"]').waitFor()
  await expectPrintsWhole(page)
})
