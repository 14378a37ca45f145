import { columnCount } from '../support/boxes'
import { contactMessage, openMenu } from '../support/header'
import { holdRequests } from '../support/hold-requests'
import { hero } from '../support/home-page'
import { hrefs, whatsappMessage } from '../support/links'
import { expect, test } from '../support/shared-site-test'

test('R96 R97 R101 R109 R110 the institute without JavaScript: menu, pictures and videos', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/beaute')

  await test.step('R96 R97 brand, tagline, and anchors that exist', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Institut Rayonne')
    await expect(hero(page).getByText('Des soins qui font du bien')).toBeVisible()
    const discover = page.getByRole('link', { name: 'Découvrez nos formules', exact: true })
    await expect(discover).toHaveAttribute('href', '#soins')
    for (const id of ['soins', 'photos', 'videos', 'formations']) {
      await expect(page.locator(`section#${id}`).getByRole('heading', { level: 2 })).toHaveCount(1)
    }
  })

  await test.step('R101 R109 pictures lead to the photos, the latest videos to all videos', async () => {
    const photos = page.getByRole('region', { name: 'L’institut en images' })
    await expect(photos.locator('img')).toHaveCount(4)
    const more = photos.getByRole('link', { name: 'Voir plus' })
    expect(await hrefs(more)).toEqual(Array(4).fill('/beaute/photobeaute'))
    const videos = page.locator('#videos')
    await expect(videos.getByRole('article').getByRole('heading')).toHaveText([
      'Soin du visage à l’argile',
      'Tresses collées, pas à pas',
      'Pose de faux cils',
    ])
    const all = videos.getByRole('link', { name: 'Nos réalisations' })
    await expect(all).toHaveAttribute('href', '/beaute/videosbeaute')
  })

  await test.step('R109 R110 all videos in three columns, each linking to the player', async () => {
    await page.goto('/beaute/videosbeaute')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos réalisations')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(10)
    expect(await columnCount(cards)).toBe(3)
    const player = '/beaute/videoplayers?v=beaute00001'
    await expect(cards.first().getByRole('link')).toHaveAttribute('href', player)
  })
})

test('R95 the header video fills the viewport, with a spinner until then', async ({ page }) => {
  const release = await holdRequests(page, '**/*.mp4')
  await page.goto('/beaute')
  const spinner = hero(page).getByTestId('hero-spinner')
  await expect(spinner).toBeVisible()
  const box = await hero(page).boundingBox()
  expect(box).toMatchObject({ y: 0, ...page.viewportSize() })
  release()
  const video = hero(page).locator('video')
  await expect(video).toHaveAttribute('data-video-state', 'ready')
  await expect(spinner).toBeHidden()
  const source = await video.evaluate((it: HTMLVideoElement) => it.currentSrc)
  expect(source).toMatch(/beaute\.mp4$/)
})

test('R97 R98 R108 on a phone a visitor opens a photo of the institute, then its sections and the contact from the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/beaute/photobeaute')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos photos')
  await expect(page.getByRole('main').locator('a[data-photo]')).toHaveCount(36)
  await page.getByRole('link', { name: 'Tresses', exact: true }).click()
  const lightbox = page.getByRole('dialog', { name: 'Photo en plein écran' })
  await expect(lightbox.getByText('Tresses', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)

  await (await openMenu(page)).getByRole('link', { name: 'Formations' }).click()
  await expect(page).toHaveURL(/\/beaute#formations$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Nos formations' })).toBeInViewport()
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: 'Soins' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Nos formules' })).toBeInViewport()
  await (await openMenu(page)).getByRole('button', { name: 'Contact' }).click()
  const contact = page.getByRole('dialog', { name: 'Contact' })
  await expect(contact.getByText(contactMessage)).toBeVisible()
  const write = contact.getByRole('link', { name: 'Envoyer un message' })
  expect(await whatsappMessage(write)).toMatch(/\/beaute$/)
})
