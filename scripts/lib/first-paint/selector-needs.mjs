const escape = /\\([0-9a-f]{1,6})\s?|\\(.)/gi
/** Escaped characters meanwhile, which are then no syntax: of the private use area. */
const offset = 0xe000
const encoded = /[\ue000-\ue0ff]/g

const theme = /\[data-theme=["']?([\w-]+)["']?\]/g
const attribute = /\[[^\]]*\]/g
const contained = /:has\((\.[-\w]+)\)/g
const onlyAlternative = /:(?:is|where)\(([^(),]*)\)/g
const innermostParentheses = /\([^()]*\)/
const className = /\.([-\w\u0080-\uffff]+)/g
const typeName = /(?:^|[\s>+~])([a-z][a-z0-9]*)/g

/**
 * What a document must contain for a selector to match: element names, `.class` and `[data-theme=name]`,
 * as lib/document/first-paint-styles.mjs reads them. Neither what is in parentheses counts, because it may be
 * one of several or excluded (but for `:has(.class)` and `:is()` of one), nor other attributes, which scripts may set.
 * @param {string} selector without commas outside of parentheses
 * @returns {string[]}
 */
export function selectorNeeds(selector) {
  let plain = selector.replace(escape, (_, /** @type {string} */ code, /** @type {string} */ it) =>
    String.fromCodePoint(offset + (code ? parseInt(code, 16) : it.charCodeAt(0))),
  )
  const inside = [...plain.matchAll(contained)].map(([, name = '']) => name)
  plain = plain.replace(onlyAlternative, '$1')
  while (innermostParentheses.test(plain)) plain = plain.replace(innermostParentheses, '')
  const themes = [...plain.matchAll(theme)].map(([, name = '']) => `[data-theme=${name}]`)
  plain = plain.replace(attribute, '')
  const classes = [...plain.matchAll(className)].map(([name]) => decoded(name))
  const elements = [...plain.replace(className, '').matchAll(typeName)].map(([, name = '']) => name)
  return [...new Set([...themes, ...inside, ...classes, ...elements])]
}

const decoded = (/** @type {string} */ name) =>
  name.replace(encoded, (it) => String.fromCharCode(it.charCodeAt(0) - offset))
