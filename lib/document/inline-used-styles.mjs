import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { memoryLimits } from '../limits/limits.mjs'
import { selectorParts } from './selector-parts.mjs'
import { stylesheetUrls } from './stylesheet-links.mjs'
import { usedStyles } from './used-styles.mjs'

/** A URL relative to its stylesheet. */
const relativeUrl = /url\((\.\.?\/[^)]+)\)/g

/** Many pages consist of the same elements and classes. */
const results = new LRUCache({
  maxSize: memoryLimits.usedStyleCharacters,
  sizeCalculation: (/** @type {string} */ css, /** @type {string} */ key) =>
    css.length + key.length,
})

/**
 * Puts the styles that a document uses into its head, before the links to the whole stylesheets: the
 * first paint then waits for no other file.
 * @param {string} html the whole document
 * @param {string} staticFolder the folder that `/_next/static/` serves
 * @throws when a stylesheet of the document is not in the folder
 */
export async function inlineUsedStyles(html, staticFolder) {
  const urls = stylesheetUrls(html)
  const start = html.indexOf('<link rel="stylesheet"')
  if (urls.length === 0) return html
  const parts = selectorParts(html)
  const key = JSON.stringify([urls, parts])
  const known = results.get(key)
  const css = known ?? (await usedStyles(await readAll(urls, staticFolder), parts))
  if (known === undefined) results.set(key, css)
  return `${html.slice(0, start)}<style>${css}</style>${html.slice(start)}`
}

/** The stylesheets as one, for a document of any path. @param {string[]} urls @param {string} staticFolder */
async function readAll(urls, staticFolder) {
  const read = async (/** @type {string} */ url) => {
    const css = await readFile(path.join(staticFolder, url.replace('/_next/static/', '')), 'utf8')
    return css.replace(
      relativeUrl,
      (_, address) => `url(${new URL(address, `http://x${url}`).pathname})`,
    )
  }
  return (await Promise.all(urls.map(read))).join('\n')
}
