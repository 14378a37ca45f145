import { expect, test } from './journey'
import { checkDraggedCarousel, checkHeader, checkHero, checkWhatsApp } from './steps'

test('header, hero, carousel, packs, questions and a destination of Voyage (R113, R114, R117, R119)', async ({
  page,
}) => {
  await page.goto('/voyage')
  await checkHero(page, 'Voyage')
  await checkHeader(page)
  await checkDraggedCarousel(page, '#destinations')
  await page.expectPath('/voyage')
  expect(await page.count('#visas article')).toBe(3)
  await checkWhatsApp(page, '#visas')
  await page.click('button', null, { within: '#faq' })
  await page.expectCount('#faq details[open]', 1)
  await page.press('Enter')
  await page.expectCount('#faq details[open]', 0)
  await page.goto('/voyage/destination/france')
  await checkHero(page, 'France')
  await page.expectSound()
})
