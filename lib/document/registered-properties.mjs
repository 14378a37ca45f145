/** The use of a custom property, and its fallback, which may contain one level of parentheses. */
const use = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g

/**
 * Replaces the use of a registered custom property that no rule sets by its fallback or its initial value,
 * and removes the registration of those that are then not used, and Tailwind's layer for browsers that
 * know no registration.
 * @param {import('postcss').Root} root the rules of a document, changed in place
 */
export function resolveRegisteredProperties(root) {
  root.walkAtRules('layer', (layer) => void (layer.params === 'properties' && layer.remove()))
  const initialValues = unsetProperties(root)
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      use,
      (unchanged, /** @type {string} */ name, /** @type {string | undefined} */ fallback) =>
        initialValues.has(name) ? initialValues.get(name) || fallback || unchanged : unchanged,
    )
  })
  const css = root.toString()
  root.walkAtRules('property', (rule) => void (css.includes(`var(${rule.params}`) || rule.remove()))
}

/** The initial values of the registered properties that no rule sets. @param {import('postcss').Root} root */
function unsetProperties(root) {
  /** @type {Map<string, string>} */
  const initialValues = new Map()
  root.walkAtRules('property', (rule) => {
    initialValues.set(rule.params, '')
    rule.walkDecls('initial-value', ({ value }) => void initialValues.set(rule.params, value))
  })
  root.walkDecls(/^--/, ({ prop }) => void initialValues.delete(prop))
  return initialValues
}
