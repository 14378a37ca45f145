import postcss from 'postcss'
import { selectorNeeds } from './selector-needs.mjs'

/** @typedef {import('../../../lib/document/first-paint-styles.mjs').Rule} Rule */

/**
 * In a selector: an interaction, or a part that pages show after one only (text fields, dialogs, panels), or
 * never (shadow roots); a page without scripts, which waits for the whole stylesheet.
 */
const later =
  /:hover|:active|:focus-visible|:focus-within|:-moz-|:host|\[data-scrolled|\[aria-busy|:not\(\[data-scripting|dialog\[open|\.(?:contact-panel|panel-in|site-menu)\b|::(?:view-transition|backdrop|placeholder|file-selector-button|-webkit-(?:date|calendar|search|inner|outer))/

/**
 * For paper, forced colours and older browsers, which wait for the whole stylesheet; the last is Tailwind's for those
 * without `@property`.
 */
const forOthers = /^@media (?:print$|\(forced-colors)|^@supports (?:not|\(\(\(-webkit-hyphens)/

/** Not shown, or reset by Tailwind to what no page changes. */
const needless = /^transition|^font-(?:feature|variation)-settings$/

/** A URL relative to its stylesheet. */
const relativeUrl = /url\((\.\.?\/[^)]+)\)/g

/**
 * Takes a stylesheet apart for the first paint of documents, without what does not show before the whole
 * of it arrives: styles for print, transitions, states of the pointer.
 * @param {string} css
 * @param {string} url its path on the site
 * @returns {Rule[]}
 * @throws a CssSyntaxError
 */
export function firstPaintRules(css, url) {
  const absolute = (/** @type {string} */ _, /** @type {string} */ address) =>
    `url(${new URL(address, `http://x${url}`).pathname})`
  const root = postcss.parse(css.replace(relativeUrl, absolute))
  root.walkDecls((declaration) => {
    const isRepeated = String(declaration.next()) === String(declaration)
    if (isRepeated || needless.test(declaration.prop)) declaration.remove()
  })
  const values = root.toString()
  root.walkDecls(/^--tw-/, (declaration) => {
    if (!values.includes(`var(${declaration.prop}`)) declaration.remove()
  })
  return root.nodes.flatMap(ruleOf)
}

/** @param {postcss.ChildNode} node @returns {Rule[]} none when the first paint does not need it */
function ruleOf(node) {
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((selector) => !later.test(selector))
    const declarations = node.nodes.map(String).join(';')
    if (selectors.length === 0 || declarations === '') return []
    return [{ selectors: selectors.map((it) => [it, selectorNeeds(it)]), declarations }]
  }
  if (node.type !== 'atrule') return []
  if (node.name === 'property') return [{ use: `var(${node.params}`, css: String(node) }]
  if (node.name === 'keyframes') return [{ use: node.params, css: String(node) }]
  if (!node.nodes) return [`${String(node)};`]
  if (node.name === 'font-face') return [String(node)]
  if (forOthers.test(`@${node.name} ${node.params}`)) return []
  const rules = node.nodes.flatMap(ruleOf)
  return rules.length > 0 ? [{ open: `@${node.name} ${node.params}`, rules }] : []
}
