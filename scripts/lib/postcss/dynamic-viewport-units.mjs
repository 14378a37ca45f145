/**
 * PostCSS plugin: writes `85dvh` as a multiple of `--dvh` (app/tokens.css), which is `1vh` in browsers without
 * `dvh` (Chrome before 108).
 * @returns {import('postcss').Plugin}
 */
export function dynamicViewportUnits() {
  return {
    postcssPlugin: 'dynamic-viewport-units',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        if (declaration.prop === '--dvh') return
        declaration.value = declaration.value.replace(/([\d.]+)dvh\b/g, 'calc($1 * var(--dvh))')
      })
    },
  }
}
