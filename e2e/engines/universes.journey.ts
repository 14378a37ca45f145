import { test } from './journey'
import { checkDraggedCarousel, openLanding } from './steps'

const splash = () => {
  const element = document.querySelector('[data-testid="splash"]')
  return element !== null && element.checkVisibility({ visibilityProperty: true })
}

test('the splash shows once; header, hero, carousel (R16, R20, R26, R29, A8)', async ({ page }) => {
  await page.goto('/')
  await page.expect(() => page.evaluate(splash), false, 'the splash')
  for (let turn = 0; turn < 3; turn += 1) {
    await page.reload()
    await page.expect(() => page.evaluate(splash), false, 'the splash after a reload')
  }
  await openLanding(page, '/', 'Rayonne')
  await checkDraggedCarousel(page, 'main')
  await page.expectSound()
})

test('Beauté: header, hero, carousel, course (R96, R102)', async ({ page }) => {
  await openLanding(page, '/beaute', 'Institut Rayonne')
  await checkDraggedCarousel(page, '#photos')
  await page.click('link', '#formations', 'Coiffure et tresses')
  await page.expectPath('/beaute/formations/coiffure-tresses')
  await page.expectText('h1', 'Coiffure et tresses')
  await page.driver.back()
  await page.expectText('h1', 'Institut Rayonne')
  await page.expectSound()
})

test('Voyage: header, hero, carousel, questions (R113, R114, R119)', async ({ page }) => {
  await openLanding(page, '/voyage', 'Voyage')
  await checkDraggedCarousel(page, '#destinations')
  await page.expectPath('/voyage')
  await page.click('button', '#faq')
  await page.expectCount('#faq details[open]', 1)
  await page.driver.press('Enter')
  await page.expectCount('#faq details[open]', 0)
  await page.expectSound()
})
