/** In a selector: an interaction, or a part that pages have after one only (text fields, dialogs). */
const later =
  /:hover|:active|:focus-visible|:focus-within|\[data-scrolled|::(?:view-transition|backdrop|placeholder|file-selector-button|-webkit-(?:date|calendar|search|inner|outer))/

/** In a selector: the colours of a universe, which no script sets before a navigation. */
const themeAttribute = /\[data-theme=["']?([\w-]+)/

/** Conditions that every browser meets that the site supports; others ignore such a declaration anyway. */
const supported = /^\((?:color|background-image):/

/** In a selector: what an element contains, by one class. */
const containedClass = /:has\(\.([\w-]+)\)/

/** Whether a media query is for paper, or for browsers without scripts, which wait for the whole stylesheet. */
const isForOthers = (/** @type {string} */ query) => /^print$|\(scripting: ?none\)/.test(query)

/**
 * Removes from a stylesheet what does not show before the whole of it arrives: styles for print,
 * transitions, states of the pointer, the colours of other universes, parents of what is not there.
 * @param {import('postcss').Root} root changed in place
 * @param {{ themes: string[], classes: string[] }} document the values of `data-theme`, and the classes in it
 */
export function keepFirstPaintRules(root, { themes, classes }) {
  root.walkAtRules('media', (rule) => void (isForOthers(rule.params) && rule.remove()))
  root.walkAtRules('supports', (rule) => {
    if (supported.test(rule.params) && rule.nodes) rule.replaceWith(rule.nodes)
  })
  root.walkDecls((declaration) => {
    const isRepeated = declaration.next()?.toString() === declaration.toString()
    if (isRepeated || declaration.prop.startsWith('transition')) declaration.remove()
  })
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => {
      const theme = themeAttribute.exec(selector)?.[1]
      const contained = containedClass.exec(selector)?.[1]
      const isThere = !contained || classes.includes(contained)
      return !later.test(selector) && isThere && (!theme || themes.includes(theme))
    })
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}
