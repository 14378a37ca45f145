import { type Locator, test } from '@playwright/test'

/** Acts on the centre of an element as a visitor of this project does: by touch on a phone. */
export function tapOrClick(element: Locator): Promise<void> {
  return test.info().project.use.hasTouch ? element.tap() : element.click()
}
