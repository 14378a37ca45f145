import { expect, type Locator } from './test'

/** Waits until an `<img>` shows a picture; the URL of the file that the browser has chosen. */
export async function loadedFile(image: Locator): Promise<string> {
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)
  return image.evaluate((it: HTMLImageElement) => it.currentSrc)
}
