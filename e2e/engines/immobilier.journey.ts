import { test } from './journey'

const dialog = 'dialog:modal'
const counter = `${dialog} [aria-live="polite"].tabular-figures`

test('a reload after Back shows the order of the address (R128)', async ({ page }) => {
  await page.goto('/immobilier')
  // WebKit goes back over what a page adds to the history before anybody has touched it.
  await page.driver.click({ x: 5, y: 5 })
  await page.evaluate(() => {
    const field = document.querySelector('select') ?? document.createElement('select')
    field.value = 'prix-croissant'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await page.expectPath('/immobilier?tri=prix-croissant')
  await page.driver.back()
  await page.expectPath('/immobilier')
  await page.reload()
  await page.expect(() => page.evaluate(() => document.querySelector('select')?.value), '')
  await page.expectPath('/immobilier')
  await page.expectSound()
})

test('a house answers buttons, keys, swipes, Escape and Back (R132, R133)', async ({ page }) => {
  await page.goto('/immobilier')
  await page.click('link', 'main article', 'Villa 3 à Godomey')
  await page.expectPath('/immobilier?maison=3')
  await page.click('button', dialog, 'Photo suivante')
  await page.expectText(counter, 'Photo 2 sur 4')
  await page.expectCount(`${dialog} .carousel[data-moving="true"]`, 1)
  await page.driver.press('ArrowRight')
  await page.expectText(counter, 'Photo 3 sur 4')
  await page.expectStill(dialog)
  await page.dragToNext(`${dialog} .swiper`)
  await page.expectText(counter, 'Photo 4 sur 4')
  await page.driver.press('Escape')
  await page.expectCount(dialog, 0)
  await page.expectPath('/immobilier')
  await page.evaluate(() => history.forward())
  await page.expectCount(dialog, 1)
  await page.driver.back()
  await page.expectCount(dialog, 0)
  await page.expectSound()
})
