import type { Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * Answers the small versions of the pictures of a page at once: each would be encoded when it is first
 * asked for, for which the `load` event of the page waits.
 */
export async function answerPictures(page: Page): Promise<void> {
  const white = { width: 600, height: 400, channels: 3 as const, background: 'white' }
  const body = await sharp({ create: white }).jpeg().toBuffer()
  await page.route('**/_next/image?**', (route) =>
    route.fulfill({ contentType: 'image/jpeg', body }),
  )
}
