import { loadedFile } from '../support/picture'
import { expect, test } from '../support/shared-site-test'

// Which videos are similar: app/pages.test.tsx; under Save-Data: components/videos/watch.test.tsx, e2e/http/http.test.ts.
test('R84 R89 the player without JavaScript: at once, over its poster', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/medias/videoplayers?v=medias00001')
  const poster = page.locator('#lecteur img')
  expect(await loadedFile(poster)).not.toBe('')
  const player = page.getByRole('main').locator('iframe')
  expect(await poster.boundingBox()).toEqual(await player.boundingBox())
})
