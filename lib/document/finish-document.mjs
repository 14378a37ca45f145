import { logger } from '../shared/log/logger.mjs'
import { compactFlightScripts } from './compact-flight-scripts.mjs'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { deferAssets } from './defer-assets.mjs'
import { inlineUsedStyles } from './inline-used-styles.mjs'

/**
 * The document of a page as it is stored and sent, and its Content-Security-Policy.
 * @param {string} html the document that Next rendered
 * @param {{ staticFolder: string, mediaOrigin: string | undefined, frameAncestors?: string }} options
 *   the folder that `/_next/static/` serves, the origin of the backend's files for browsers, and who
 *   may show the document in a frame (nobody by default)
 */
export async function finishDocument(html, { staticFolder, mediaOrigin, frameAncestors }) {
  const finished = await prepareFirstPaint(compactFlightScripts(html), staticFolder)
  return { html: finished, policy: contentSecurityPolicy(finished, mediaOrigin, frameAncestors) }
}

/**
 * The document with the styles of its first paint in it, and its other files late; as it was when a
 * stylesheet cannot be read, because a slower page is better than none. Never throws.
 * @param {string} html
 * @param {string} staticFolder
 */
async function prepareFirstPaint(html, staticFolder) {
  try {
    return deferAssets(await inlineUsedStyles(html, staticFolder))
  } catch (error) {
    logger('cache').error({ error }, 'A document keeps its stylesheets as they are')
    return html
  }
}
