import { expect, type Locator, type Page } from './test'

/** Waits until an `<img>` shows a picture; the URL of the file that the browser has chosen. */
export async function loadedFile(image: Locator): Promise<string> {
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)
  return image.evaluate((it: HTMLImageElement) => it.currentSrc)
}

/** The pictures of a page scrolled to its end that a capture of the whole page would lack: not loaded, or not painted. */
export function unpaintedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((it) => it.checkVisibility())
      .filter((it) => !it.naturalWidth || !it.checkVisibility({ contentVisibilityAuto: true }))
      .map((it) => it.currentSrc || it.src),
  )
}
