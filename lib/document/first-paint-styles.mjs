import { decodeAttribute } from './decode-attribute.mjs'

/**
 * A part of a stylesheet, as the build has taken it apart (scripts/lib/first-paint/): text that every
 * document gets; a rule, with what a document must contain for each of its selectors to match; an
 * at-rule around others; an at-rule that is needed where the styles contain its `use`.
 * @typedef {string
 *   | { selectors: [selector: string, needs: string[]][], declarations: string }
 *   | { open: string, rules: Rule[] }
 *   | { use: string, css: string }} Rule
 */

/**
 * The rules that can match elements of a document in its first paint: nothing changes when the whole
 * stylesheets arrive.
 * @param {string} html the whole document
 * @param {Rule[]} rules of all its stylesheets, in order
 */
export function firstPaintStyles(html, rules) {
  const parts = documentParts(html)
  const styles = rules.map((rule) => print(rule, parts)).join('')
  const used = rules.map((rule) =>
    typeof rule === 'object' && 'use' in rule && styles.includes(rule.use) ? rule.css : '',
  )
  return styles + used.join('')
}

/** @param {Rule} rule @param {Set<string>} parts @returns {string} */
function print(rule, parts) {
  if (typeof rule === 'string') return rule
  if ('use' in rule) return ''
  if ('open' in rule) {
    const inner = rule.rules.map((it) => print(it, parts)).join('')
    return inner && `${rule.open}{${inner}}`
  }
  const matching = rule.selectors.filter(([, needs]) => needs.every((part) => parts.has(part)))
  if (matching.length === 0) return ''
  return `${matching.map(([selector]) => selector).join()}{${rule.declarations}}`
}

const startTag = /<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi
const classAttribute = /\sclass="([^"]*)"/i
const themeAttribute = /\sdata-theme="([^"]*)"/i

/**
 * What the selectors of a stylesheet can refer to in a document: the names of its elements, its classes
 * as `.name`, its themes as `[data-theme=name]`.
 * @param {string} html
 * @returns {Set<string>}
 */
function documentParts(html) {
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
