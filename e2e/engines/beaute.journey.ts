import { expect, test } from './journey'
import { checkDraggedCarousel, checkHeader, checkHero, checkWhatsApp } from './steps'

const shareDialog = 'dialog:modal'

test('header, hero, prices, carousel and a shared course of Beauté (R96, R99, R102, R107)', async ({
  page,
}) => {
  await page.goto('/beaute')
  await checkHero(page, 'Institut Rayonne')
  await checkHeader(page)
  expect(await page.count('#soins article li')).toBe(11)
  await checkWhatsApp(page, '#soins')
  await checkDraggedCarousel(page, '#photos')
  await page.click('link', 'Coiffure et tresses', { within: '#formations' })
  await page.expectPath('/beaute/formations/coiffure-tresses')
  await page.expectText('h1', 'Coiffure et tresses')
  await page.click('button', 'Partager', { within: 'main' })
  await page.expectText(shareDialog, 'Partager le lien')
  await page.press('Escape')
  await page.expectCount(shareDialog, 0)
  await page.driver.back()
  await page.expectText('h1', 'Institut Rayonne')
  await page.expectSound()
})
