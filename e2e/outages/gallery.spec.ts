import { titleOf20, titleOf21 } from '../mock-backend/content/photos'
import type { MockPhoto } from '../mock-backend/types'
import { answerPictures } from '../support/answer-pictures'
import { galleryPath, hydratedGrid, photos } from '../support/gallery'
import { expectNoLayoutShift } from '../support/layout'
import { pageSize } from '../support/long-lists'
import { revalidate } from '../support/revalidate'
import { serverHtml } from '../support/server-html'
import { expect, type Locator, type Page, test } from '../support/worker-site-test'

const patience = { timeout: 60_000 }
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

test('R62 an image host that hangs does not hold the page up until its time-out; a few pictures are asked for, boxes are 4:3', async ({
  mock,
  page,
  publish,
  request,
}) => {
  const images = Array.from({ length: pageSize }, (_, at) => named(`Lente ${at}`, at + 1, 'lente'))
  for (const { image } of images) await mock.mode('hang', image)
  await publish({ 'medias-photos': images })
  expect((await serverHtml(request, galleryPath)).text).toContain('Lente 35')
  const measuring = mock.requests.filter(({ path }) => path.startsWith('/media/lente-'))
  expect(measuring.filter(({ isGivenUp }) => isGivenUp)).toEqual([])
  expect(measuring.length).toBeGreaterThan(0)
  expect(measuring.length).toBeLessThanOrEqual(12)
  expect(measuring.map(({ headers }) => headers.range)).toContain('bytes=0-65535')

  await page.goto(galleryPath, { waitUntil: 'commit' })
  const box = await photos(page).first().boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
})

test('R62 R63 A54 of five hundred photos one page is shown and measured, each photo once; few are fetched, nothing shifts', async ({
  mock,
  page,
  publish,
  request,
  site,
}) => {
  const many = Array.from({ length: 500 }, (_, at) => named(`Photo ${at}`, at + 1, 'nombreuse'))
  await publish({ 'medias-photos': many })
  const measured = () =>
    mock.requests.filter(({ path, headers }) => /nombreuse/.test(path) && headers.range).length
  const wide = async () => {
    const { html } = await serverHtml(request, galleryPath)
    return html.match(/class="photo aspect-40\/27"/g)?.length ?? 0
  }
  await expect.poll(wide, patience).toBe(pageSize)
  await revalidate(site, ['medias-photos'])
  expect(await wide()).toBe(pageSize)
  expect(measured()).toBe(pageSize)

  await answerPictures(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(galleryPath)
  await expect(hydratedGrid(page)).toHaveCount(1)
  await expect(photos(page)).toHaveCount(pageSize)
  await page.waitForLoadState('load')
  await expectNoLayoutShift(page)
  const fetched = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_next/image'))
        .length,
  )
  expect(fetched).toBeGreaterThan(0)
  expect(fetched).toBeLessThan(60)
})
