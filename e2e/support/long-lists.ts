import type { Locator, Page } from '@playwright/test'

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

export const videosPath = '/medias/mediavideo'

export function videos(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

/** The link behind a list, which leads to its next page. */
export function seeMore(page: Page): Locator {
  return page.getByRole('main').locator('a[rel="next"]')
}

/** Scrolls to one and a half screens before the end of what the page has now. */
export async function scrollNearEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo({ top: scrollHeight - 2.5 * clientHeight, behavior: 'instant' })
  })
}

/** Scrolls to the end of what the page has now, in one step. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
}
