import { titleOf20, titleOf21 } from '../mock-backend/content/photos'
import type { MockPhoto } from '../mock-backend/types'
import { galleryPath, photos } from '../support/gallery'
import { expect, type Locator, type Page, test } from '../support/worker-site-test'

/** Pictures of a test have names of their own: the site measures each address once. */
const named = (title: string, id: number, series: string): MockPhoto => ({
  ...{ id, title, image: `/media/${series}-${id}-900x600.jpg` },
})
const item = (page: Page, id: number): Locator =>
  page.getByRole('listitem').filter({ has: page.locator(`a[data-photo="${id}"]`) })

test('R66 R67 A48 titles of 20 characters are whole, of 21 are truncated; each one expands independently, without JavaScript all are whole', async ({
  openWithoutJavaScript,
  page,
  publish,
}) => {
  const titles = [titleOf20, titleOf21, `${titleOf21}9`]
  await publish({ 'medias-photos': titles.map((title, at) => named(title, at + 1, 'titres')) })
  await page.goto(galleryPath)
  await expect(photos(page)).toHaveCount(3)
  const [whole, cut, other] = [item(page, 1), item(page, 2), item(page, 3)]
  await expect(whole.getByText(titleOf20, { exact: true })).toBeVisible()
  await expect(whole.getByRole('button')).toHaveCount(0)

  const shortened = `${titleOf21.slice(0, 20)}...`
  await expect(cut.getByText(shortened, { exact: true })).toBeVisible()
  await expect(cut.getByText(titleOf21, { exact: true })).toBeHidden()
  const more = cut.getByRole('button', { name: 'Voir plus', exact: true })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(more).toHaveAccessibleDescription(shortened)
  await more.press('Enter')
  await expect(cut.getByText(titleOf21, { exact: true })).toBeVisible()
  const less = cut.getByRole('button', { name: 'Voir moins', exact: true })
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  await expect(less).toBeFocused()
  await expect(other.getByRole('button', { name: 'Voir plus', exact: true })).toBeVisible()
  await less.click()
  await expect(cut.getByText(shortened, { exact: true })).toBeVisible()

  const plain = await openWithoutJavaScript(galleryPath)
  await expect(plain.getByText(titleOf21, { exact: true })).toBeVisible()
  await expect(plain.getByRole('img', { name: titleOf21, exact: true })).toBeVisible()
  await expect(plain.getByText('...')).toHaveCount(2)
  for (const dots of await plain.getByText('...').all()) await expect(dots).toBeHidden()
})
