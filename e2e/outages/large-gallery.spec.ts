import type { MockPhoto } from '../mock-backend/types'
import { galleryPath, hydratedGrid, photos } from '../support/gallery'
import { headerBytes, maxHeaderBytes, securityProblems } from '../support/security-headers'
import { expect, test } from '../support/test'

/** Photos in all ratios that a box can have; few different files, so that all are measured soon. */
function manyPhotos(count: number): MockPhoto[] {
  return Array.from({ length: count }, (_, index) => {
    const height = 80 + (index % 65) * 5
    return { id: index + 1, title: `P${index}`, image: `/media/p-200x${height}.jpg` }
  })
}

test('R3 R62 eight thousand photos: the headers of the gallery stay small, and its policy allows it', async ({
  isolatedSite,
  page,
}) => {
  const { site } = await isolatedSite({
    prepare: (mock) => mock.set('medias-photos', manyPhotos(8000)),
  })
  const response = await page.goto(`${site.url}${galleryPath}`)
  expect(headerBytes((await response?.headersArray()) ?? [])).toBeLessThan(maxHeaderBytes)
  expect(securityProblems(response?.headers() ?? {})).toEqual([])
  await expect(photos(page)).toHaveCount(8000)
  await expect(hydratedGrid(page)).toHaveCount(1, { timeout: 60_000 })
})
