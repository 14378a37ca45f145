import { createHash } from 'node:crypto'
import { decodeAttribute } from './decode-attribute.mjs'
import { mapOrigin, playerOrigin } from './frame-origins.mjs'
import { isKnownScript } from './known-scripts.mjs'

/** Origins of the embedded frames: the video player and the map. */
const frames = [playerOrigin, mapOrigin]

const inlineStyle = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi

/**
 * The strict policy of a prerendered page: it allows only the inline scripts of this HTML that Next and the
 * site write, and its styles, by their hashes. Origins are the same on every page, because the policy of the first page applies
 * during client-side navigation. Pictures and videos may be on any host, hence `https:` in their two
 * directives; neither can execute code.
 * @param {string} html the whole document
 * @param {string | undefined} mediaOrigin the origin of the backend's files for browsers
 * @param {string} [frameAncestors] who may show the page in a frame: nobody, unless it is a preview
 * @returns {string} the value of the Content-Security-Policy header
 */
export function contentSecurityPolicy(html, mediaOrigin, frameAncestors = "'none'") {
  const media = ["'self'", 'https:', mediaOrigin].filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(inlineScripts(html))}`,
    `style-src-elem 'self' ${hashes(textsOf(html, inlineStyle))}`,
    `style-src-attr 'unsafe-hashes' ${hashes(styleAttributes(html))}`,
    `img-src data: ${media}`,
    `media-src ${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.join(' ')}`,
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

/** @param {string} html */
function inlineScripts(html) {
  return [...html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/(ld\+)?json"/i.test(attributes))
    .map(([, , code = '']) => code)
    .filter(isKnownScript)
}

/** @param {string} html */
function styleAttributes(html) {
  const markup = html.replace(/<script[\s\S]*?<\/script>/gi, '')
  return textsOf(markup, /\sstyle="([^"]*)"/gi).map(decodeAttribute)
}

/** What the first group of a pattern finds. @param {string} html @param {RegExp} pattern */
function textsOf(html, pattern) {
  return [...html.matchAll(pattern)].map(([, text = '']) => text)
}

/** @param {string[]} texts */
function hashes(texts) {
  const digest = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64')
  return [...new Set(texts)].map((text) => `'sha256-${digest(text)}'`).join(' ')
}
