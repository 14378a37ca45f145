/** Chrome before 99 drops cascade layers: Payload's styles leave theirs, and ours win by the specificity of an id. */
const withoutLayers = {
  postcssPlugin: 'without-layers',
  /** @param {import('postcss').Root} root */
  Once(root) {
    root.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []))
    if (root.source?.input.file?.includes('node_modules')) return
    root.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return
      // Tailwind's optimiser writes `:before`.
      const end = /(?=::|:(?:before|after)$)|$/
      rule.selectors = rule.selectors.map((it) => it.replace(end, ':not(#\\#)'))
    })
  },
}

const config = { plugins: ['@tailwindcss/postcss', withoutLayers] }

export default config
