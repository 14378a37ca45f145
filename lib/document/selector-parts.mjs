import { decodeAttribute } from './decode-attribute.mjs'

/** @typedef {{ tags: string[], classes: string[], variables: string[], themes: string[] }} SelectorParts */

const startTag = /<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi
const variable = /var\((--[\w-]+)/g
const themeAttribute = /\sdata-theme="([^"]*)"/g
const classAttribute = /\sclass="([^"]*)"/i

/**
 * The names of the elements, the classes, the custom properties and the themes in a document, without
 * duplicates and sorted, so that documents with the same ones give the same result.
 * @param {string} html
 * @returns {SelectorParts}
 */
export function selectorParts(html) {
  /** @type {Set<string>} */
  const tags = new Set()
  /** @type {Set<string>} */
  const classes = new Set()
  const markup = html.replace(/<script[\s\S]*?<\/script>/gi, '')
  for (const [, tag = '', attributes = ''] of markup.matchAll(startTag)) {
    tags.add(tag.toLowerCase())
    const list = classAttribute.exec(attributes)?.[1] ?? ''
    for (const name of list.split(/\s+/)) if (name) classes.add(decodeAttribute(name))
  }
  const variables = new Set([...markup.matchAll(variable)].map(([, name = '']) => name))
  const themes = new Set([...markup.matchAll(themeAttribute)].map(([, name = '']) => name))
  return {
    tags: [...tags].sort(),
    classes: [...classes].sort(),
    variables: [...variables].sort(),
    themes: [...themes].sort(),
  }
}
