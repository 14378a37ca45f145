import { logger } from '../../platform/log/logger.mjs'
import { compactFlightScripts } from './compact-flight-scripts.mjs'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { deferAssets, stylesheetUrls } from './defer-assets.mjs'
import { firstPaintStyles } from './first-paint-styles.mjs'
import { firstPaintRulesOf } from './first-paint-table.mjs'
import { transitionAttributes } from './next-markup.mjs'

/**
 * The document of a page as it is stored and sent, and its Content-Security-Policy.
 * @param {string} html the document that Next rendered
 * @param {{ serverFolder: string, mediaOrigin: string | undefined, frameAncestors?: string }} options
 *   `.next/server` of the build, the origin of the backend's files for browsers, and who may show the
 *   document in a frame (nobody by default)
 */
export function finishDocument(html, { serverFolder, mediaOrigin, frameAncestors }) {
  const valid = html.replace(transitionAttributes, '$1')
  const finished = prepareFirstPaint(compactFlightScripts(valid), serverFolder)
  return { html: finished, policy: contentSecurityPolicy(finished, mediaOrigin, frameAncestors) }
}

/**
 * The document with the styles of its first paint in it, and its other files late; as it was when the
 * build has no such styles, because a slower page is better than none. Never throws.
 * @param {string} html
 * @param {string} serverFolder
 */
function prepareFirstPaint(html, serverFolder) {
  const urls = stylesheetUrls(html)
  if (urls.length === 0) return html
  try {
    const rules = firstPaintRulesOf(serverFolder, urls)
    return deferAssets(html, firstPaintStyles(html, rules))
  } catch (error) {
    logger('cache').error({ error }, 'A document keeps its stylesheets as they are')
    return html
  }
}
