import { expect, type Page, test } from '../support/worker-site-test'

test.use({ allowConsole: [/Failed to load resource/] })

const event = { id: 1, slug: 'gaani', title: 'Gaani', date: '2030-12-05', time: '20:00' }
const path = '/medias/mediaevenements/gaani'
const poster = (page: Page) => page.getByRole('img', { name: /^Affiche/ })
const download = (page: Page) => page.getByRole('link', { name: /^Télécharger/ }).first()

test('R56 R73 A51 an event without poster has one with its title, to download; without it the placeholder', async ({
  page,
  publish,
  request,
}) => {
  await publish({ 'medias-events': [event] })
  await page.goto('/medias/mediaevenements')
  const card = page.getByRole('article').locator('img')
  const shown = () => card.evaluate((it: HTMLImageElement) => it.naturalWidth > 0 && it.currentSrc)
  await expect.poll(shown).toContain('/partage/vignette/')

  await page.goto(path)
  await expect(poster(page)).toHaveJSProperty('complete', true)
  await expect(download(page)).toHaveAttribute('download', 'Gaani.jpg')
  const first = await download(page).getAttribute('href')
  const file = await request.get(first ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg'])

  await publish({ 'medias-events': [{ ...event, title: 'Gani' }] })
  await page.goto(path)
  await expect(download(page)).toHaveAttribute('download', 'Gani.jpg')
  expect(await download(page).getAttribute('href')).not.toBe(first)

  await page.route('**/partage/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('main').locator('[data-empty-picture]')).toBeVisible()
  await expect(poster(page)).toHaveCount(0)
  await expect(download(page)).toBeHidden()
})
