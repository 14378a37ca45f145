import { test } from './journey'
import { checkDraggedCarousel, checkHeader, checkHero, checkWhatsApp } from './steps'

const splash = () => {
  const element = document.querySelector('[data-testid="splash"]')
  return element !== null && element.checkVisibility({ visibilityProperty: true })
}

test('the splash shows once; header, hero and carousel work (R16, R20, R26, R29, A8)', async ({
  page,
}) => {
  await page.goto('/')
  await page.expect(() => page.evaluate(splash), false, 'the splash')
  for (let turn = 0; turn < 3; turn += 1) {
    await page.reload()
    await page.expect(() => page.evaluate(splash), false, 'the splash after a reload')
  }
  await checkHero(page, 'Rayonne')
  await checkHeader(page)
  await checkDraggedCarousel(page, 'main')
  await page.expectCount('#univers article', 4)
  await checkWhatsApp(page, 'body')
  await page.expectSound()
})
