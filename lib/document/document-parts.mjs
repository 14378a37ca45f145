import { decodeAttribute } from './decode-attribute.mjs'

const startTag = /<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi
const classAttribute = /\sclass="([^"]*)"/i
const themeAttribute = /\sdata-theme="([^"]*)"/i

/**
 * What the selectors of a stylesheet can refer to in a document: the names of its elements, its classes
 * as `.name`, its themes as `[data-theme=name]`.
 * @param {string} html
 * @returns {Set<string>}
 */
export function documentParts(html) {
  /** @type {Set<string>} */
  const parts = new Set()
  const markup = html.replace(/<script[\s\S]*?<\/script>/gi, '')
  for (const [, tag = '', attributes = ''] of markup.matchAll(startTag)) {
    parts.add(tag.toLowerCase())
    const theme = themeAttribute.exec(attributes)?.[1]
    if (theme) parts.add(`[data-theme=${theme}]`)
    const classes = classAttribute.exec(attributes)?.[1] ?? ''
    for (const name of classes.split(/\s+/)) parts.add(`.${decodeAttribute(name)}`)
  }
  return parts
}
