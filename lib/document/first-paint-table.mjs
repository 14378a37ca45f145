import { readFileSync } from 'node:fs'
import path from 'node:path'

/** @import { Rule } from './first-paint-styles.mjs' */

/** Where a build has its stylesheets taken apart: in the folder of its server, as JSON. */
export const firstPaintFile = 'first-paint.json'

/** @type {Map<string, Record<string, Rule[]>>} */
const tables = new Map()

/**
 * What the build has made of its stylesheets (scripts/lib/first-paint/); read once.
 * @param {string} serverFolder `.next/server` of the build
 * @param {string[]} urls of stylesheets
 * @returns {Rule[]} their parts, in order
 * @throws when the build has none of one of them
 */
export function firstPaintRulesOf(serverFolder, urls) {
  const file = path.join(serverFolder, firstPaintFile)
  if (!tables.has(file)) tables.set(file, JSON.parse(readFileSync(file, 'utf8')))
  return urls.flatMap((url) => {
    const rules = tables.get(file)?.[url]
    if (!rules) throw new Error(`${file} lacks ${url}.`)
    return rules
  })
}
