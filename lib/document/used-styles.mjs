import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { keepFirstPaintRules } from './first-paint-rules.mjs'
import { resolveRegisteredProperties } from './registered-properties.mjs'

/** @typedef {import('./selector-parts.mjs').SelectorParts} SelectorParts */

/**
 * The rules of a stylesheet that can match a document's elements in its first paint, whatever state scripts
 * give them: every attribute selector counts as matching, except that of a theme. Not among them are
 * what follows an interaction and what no remaining rule refers to (custom properties, keyframes).
 * @param {string} css
 * @param {SelectorParts} parts the elements and classes of the document
 * @throws a CssSyntaxError
 */
export async function usedStyles(css, { tags, classes, variables, themes }) {
  const all = postcss.parse(css)
  const layers = layerOrder(all)
  keepFirstPaintRules(all, { themes, classes })
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
  const used = postcss.parse(result?.css ?? '')
  resolveRegisteredProperties(used)
  removeEmptyRules(used)
  return `${layers}${used.toString()}`
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

/** Removes rules without declarations, and at-rules that hold nothing else. @param {postcss.Container} container */
function removeEmptyRules(container) {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return
    if (node.nodes) removeEmptyRules(node)
    if (node.nodes?.length === 0) node.remove()
  })
}
