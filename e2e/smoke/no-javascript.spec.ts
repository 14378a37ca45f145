import { carousel, hero } from '../../testing/home-page'
import { universePaths } from '../routes'
import { expect, test } from '../support/shared-site-test'

// That no level of headings is left out is axe’s part, on every page.
test('R1 R15 R20 R25 R28 the home page without JavaScript', async ({ openWithoutJavaScript }) => {
  const page = await openWithoutJavaScript('/')
  await test.step('no overlay covers the hero', async () => {
    await expect(hero(page).getByText('Chargement...')).toBeHidden()
    await expect(hero(page).getByRole('link', { name: 'Découvrir nos univers' })).toBeVisible()
    await expect(hero(page).getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1')
    await expect(page.locator('[data-light]')).toHaveCount(0)
  })
  await test.step('the video has a text in its place', async () => {
    const html = await (await page.request.get('/')).text()
    expect(html).toContain('Votre navigateur ne supporte pas la lecture vidéo.')
  })
  await test.step('the carousel is a scrollable strip of four pictures', async () => {
    const images = carousel(page).locator('li img')
    await expect(images).toHaveCount(4)
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded()
      await expect(image).toBeInViewport()
    }
    await expect(carousel(page).getByRole('button').filter({ visible: true })).toHaveCount(0)
  })
  for (const width of [390, 1280]) {
    await test.step(`the header links to the four universes at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of universePaths) {
        const link = page.getByRole('banner').locator(`a[href="${path}"]`)
        await expect(link.filter({ visible: true })).toHaveCount(1)
      }
      const contact = page.getByRole('banner').locator('a[href^="https://wa.me/"]')
      await expect(contact.filter({ visible: true })).toHaveCount(1)
    })
  }
})
