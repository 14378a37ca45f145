import { type Locator, test } from '@playwright/test'

/** Acts on the centre of an element as a visitor of this project does: by touch on a phone. */
export function tapOrClick(element: Locator): Promise<void> {
  return test.info().project.use.hasTouch ? element.tap() : element.click()
}

/** Taps twice before the page has answered to the first tap, as it happens on a slow phone. */
export function doubleTap(element: Locator): Promise<void> {
  return element.evaluate((it: HTMLElement) => {
    it.click()
    it.click()
  })
}
