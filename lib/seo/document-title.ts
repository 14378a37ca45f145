import type { SiteSettings } from '@/contract/site-settings/merge-settings'

/** In characters, what search engines show without truncation. */
const maxTitleLength = 60

/** A title with the site's name if both fit into 60 characters; else alone, truncated if too long. */
export function documentTitle(title: string, { productName }: Pick<SiteSettings, 'productName'>) {
  const named = `${title} | ${productName}`
  return characters(named) <= maxTitleLength ? named : truncate(title, maxTitleLength)
}

/** The length of a text in characters. */
export const characters = (text: string): number => [...text].length

/** Truncates with «…»: after a word if one ends in the last third, never inside a code point. */
export function truncate(text: string, limit: number): string {
  if (characters(text) <= limit) return text
  const cut = [...text].slice(0, limit - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > limit / 1.5 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`
}
