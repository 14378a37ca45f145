import { hero } from '../../testing/home-page'
import { columnCount } from '../support/boxes'
import { lightbox, photos } from '../support/gallery'
import { contactMessage, openContactCard, openMenu } from '../support/header'
import { holdRequests } from '../support/hold-requests'
import { expect, test } from '../support/shared-site-test'

test('R95 the header video fills the viewport, with a spinner until then', async ({ page }) => {
  const release = await holdRequests(page, '**/*.mp4')
  await page.goto('/beaute')
  const spinner = hero(page).getByTestId('hero-spinner')
  await expect(spinner).toBeVisible()
  const box = await hero(page).boundingBox()
  expect(box).toMatchObject({ y: 0, ...page.viewportSize() })
  release()
  const video = hero(page).locator('video')
  await expect(video.locator('..')).toHaveAttribute('data-video-state', 'ready')
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
  await expect(photos(page)).toHaveCount(36)
  await page.getByRole('link', { name: 'Tresses', exact: true }).click()
  await expect(lightbox(page).getByText('Tresses', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)

  await (await openMenu(page)).getByRole('link', { name: 'Formations' }).click()
  await expect(page).toHaveURL(/\/beaute#formations$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Nos formations' })).toBeInViewport()
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: 'Soins' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Nos formules' })).toBeInViewport()
  await openContactCard(page)
  const contact = page.getByRole('dialog', { name: 'Contact' })
  await expect(contact.getByText(contactMessage)).toBeVisible()
  const write = contact.getByRole('link', { name: 'Envoyer un message' })
  await expect(write).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*%2Fbeaute$/)
})

test('R102 courses stand two in a row; the page of one shows two of the three others', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/beaute')
  const cards = page.locator('#formations').getByRole('article')
  expect(await columnCount(cards)).toBe(2)
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await columnCount(cards)).toBe(2)
  await cards.last().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL((it) => it.pathname === '/beaute/formations/massage-bien-etre')
  const others = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Massage' })
  await expect(others.filter({ visible: true })).toHaveCount(2)
})

test('R99 A70 several treatments of a list are one message with what they come to', async ({
  page,
  openWithoutJavaScript,
}) => {
  await page.goto('/beaute')
  const list = page.getByRole('article', { name: 'Femme' })
  const all = list.getByRole('link', { name: 'Tout réserver' })
  const add = (name: string) => list.getByRole('button', { name: `Ajouter à ma demande : ${name}` })
  await expect(all).toHaveCount(0)
  for (const name of ['Pédicure ou manucure', 'Soin du visage', 'Faux cils et ongles'])
    await add(name).click()
  await expect(list.getByRole('status')).toHaveText(
    '3 soins · environ 2 h, le reste à préciser · 15 000 à 35 000 F, le reste à préciser',
  )
  const message = async () =>
    new URL((await all.getAttribute('href')) ?? '').searchParams.get('text')
  expect(await message()).toMatch(
    /– Soin du visage, 1h, .*\n– Pédicure ou manucure, .*\n– Faux cils/,
  )
  await expect(add('Soin du visage')).toHaveAttribute('aria-pressed', 'true')
  await add('Soin du visage').click()
  await expect(list.getByRole('status')).toContainText('2 soins')
  await expect(all).toBeInViewport()
  await list.getByRole('button', { name: 'Tout retirer' }).click()
  await expect(all).toHaveCount(0)

  const plain = await openWithoutJavaScript('/beaute')
  await expect(plain.getByRole('article', { name: 'Femme' }).getByRole('link')).toHaveCount(7)
  await expect(plain.getByRole('button', { name: /^Ajouter à ma demande/ })).toHaveCount(0)
})
