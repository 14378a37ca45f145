import { expect, test } from './journey'
import { checkDraggedCarousel, openHero, openLanding } from './steps'

const shareDialog = 'dialog:modal'

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
  await page.expectCount('#univers article', 4)
  await page.expectSound()
})

test('Beauté: header, hero, prices, carousel, course (R96, R99, R102, R107)', async ({ page }) => {
  await openLanding(page, '/beaute', 'Institut Rayonne')
  expect(await page.count('#soins article li')).toBe(11)
  await checkDraggedCarousel(page, '#photos')
  await page.click('link', '#formations', 'Coiffure et tresses')
  await page.expectPath('/beaute/formations/coiffure-tresses')
  await page.expectText('h1', 'Coiffure et tresses')
  await page.click('button', 'main', 'Partager')
  await page.expectText(shareDialog, 'Partager le lien')
  await page.driver.press('Escape')
  await page.expectCount(shareDialog, 0)
  await page.driver.back()
  await page.expectText('h1', 'Institut Rayonne')
  await page.expectSound()
})

test('Voyage: header, hero, packs, questions, guide (R113, R114, R117, R119)', async ({ page }) => {
  await openLanding(page, '/voyage', 'Voyage')
  await checkDraggedCarousel(page, '#destinations')
  await page.expectPath('/voyage')
  expect(await page.count('#visas article')).toBe(3)
  await page.click('button', '#faq')
  await page.expectCount('#faq details[open]', 1)
  await page.driver.press('Enter')
  await page.expectCount('#faq details[open]', 0)
  await openHero(page, '/voyage/destination/france', 'France')
  await page.expectSound()
})
