import { compactFlightScripts } from './compact-flight-scripts.mjs'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { deferAssets } from './defer-assets.mjs'
import { inlineUsedStyles } from './inline-used-styles.mjs'

/**
 * The document of a page as it is stored and sent, and its Content-Security-Policy.
 * @param {string} html the document that Next rendered
 * @param {{ staticFolder: string, mediaOrigin: string | undefined }} options the folder that
 *   `/_next/static/` serves, and the origin of the backend's files for browsers
 */
export async function finishDocument(html, { staticFolder, mediaOrigin }) {
  const styled = await inlineUsedStyles(compactFlightScripts(html), staticFolder)
  const finished = deferAssets(styled)
  return { html: finished, policy: contentSecurityPolicy(finished, mediaOrigin) }
}
