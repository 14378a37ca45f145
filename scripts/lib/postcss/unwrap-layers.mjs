/** A layer by its name, or the order of several: layers of layers and those without a name are refused. */
const names = /^[\w-]+(?:,\s*[\w-]+)*$/

/**
 * PostCSS plugin: puts the rules of cascade layers one after the other, in the order of the layers, before
 * the rules outside them. Browsers without `@layer` (Chrome before 99) drop all that stands in it. Between
 * layers specificity then counts: a rule of `components` that utilities change names one class alone.
 * @returns {import('postcss').Plugin}
 */
export function unwrapLayers() {
  return {
    postcssPlugin: 'unwrap-layers',
    OnceExit(root) {
      /** @type {Map<string, import('postcss').ChildNode[]>} */
      const layers = new Map()
      root.walkAtRules('layer', (rule) => {
        if (rule.parent !== root || !names.test(rule.params))
          throw rule.error(`@layer ${rule.params} cannot be unwrapped`)
        for (const name of rule.params.split(/,\s*/)) {
          const rules = layers.get(name) ?? []
          layers.set(name, [...rules, ...(rule.nodes ?? [])])
        }
        rule.remove()
      })
      root.prepend([...layers.values()].flat())
    },
  }
}
