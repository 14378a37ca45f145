import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'

/** @typedef {import('./selector-parts.mjs').SelectorParts} SelectorParts */

/**
 * The rules of a stylesheet that can match a document's elements, whatever state scripts give them:
 * every attribute selector and pseudo-class counts as matching. Not among them are print styles
 * and what no remaining rule refers to (custom properties, keyframes).
 * @param {string} css
 * @param {SelectorParts} parts the elements and classes of the document
 * @throws a CssSyntaxError
 */
export async function usedStyles(css, { tags, classes, variables }) {
  const all = postcss.parse(css)
  const layers = layerOrder(all)
  all.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()))
  const attributes = attributeSelectors(css)
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    extractors: [
      {
        extensions: ['html'],
        extractor: () => ({ tags, classes, ids: [], attributes, undetermined: [] }),
      },
    ],
    css: [{ raw: all.toString() }],
    variables: true,
    safelist: { variables },
    keyframes: true,
  })
  return `${layers}${withoutUnusedProperties(result?.css ?? '')}`
}

/**
 * The order of the cascade layers: without it a layer that is left out here would come last when the
 * whole stylesheet arrives.
 * @param {postcss.Root} root
 */
function layerOrder(root) {
  /** @type {Set<string>} */
  const names = new Set()
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim())
  })
  return names.size > 0 ? `@layer ${[...names].join(',')};` : ''
}

/** The names and values of the attribute selectors of a stylesheet. @param {string} css */
function attributeSelectors(css) {
  const selectors = [...css.matchAll(/\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*)["']?)?\]/g)]
  return {
    names: selectors.map(([, name = '']) => name),
    values: selectors.map(([, , value = '']) => value),
  }
}

/** Removes the `@property` rules of custom properties that no declaration uses. @param {string} css */
function withoutUnusedProperties(css) {
  const root = postcss.parse(css)
  root.walkAtRules('property', (rule) => {
    if (!css.includes(`var(${rule.params}`)) rule.remove()
  })
  return root.toString()
}
