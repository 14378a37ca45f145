import type { Page } from '@playwright/test'

/**
 * Answers the pictures of a page with empty ones: each would be encoded when it is first asked for, which
 * for those of long lists takes longer than a test, and for which the `load` event waits.
 */
export async function answerPictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>'
  await page.route('**/_next/image?**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  )
}
