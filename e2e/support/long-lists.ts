import type { Page } from '@playwright/test'

/** Items of a page of a list. */
export const pageSize = 36

/** The lists in pages, and the selector of an item of each. */
export const lists = [
  { path: '/medias/mediavideo', item: 'article' },
  { path: '/beaute/videosbeaute', item: 'article' },
  { path: '/medias/mediagalerie', item: 'a[data-photo]' },
  { path: '/beaute/photobeaute', item: 'a[data-photo]' },
  { path: '/medias/mediaevenements', item: 'article' },
] as const

/** Scrolls to one and a half screens before the end of what the page has now. */
export async function scrollNearEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo({ top: scrollHeight - 2.5 * clientHeight, behavior: 'instant' })
  })
}
