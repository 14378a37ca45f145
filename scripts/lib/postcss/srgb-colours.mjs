/** As Tailwind's optimiser writes a colour with an opacity: three numbers, or `none`, and the alpha. */
const oklab = /oklab\(([\d.]+)% (\S+) (\S+?)\/([\d.]+)\)/g

/**
 * PostCSS plugin: writes translucent colours in sRGB. The build would write them twice, for browsers without
 * `oklab()` (Chrome before 111) and for the others.
 * @returns {import('postcss').Plugin}
 */
export function srgbColours() {
  return {
    postcssPlugin: 'srgb-colours',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replace(oklab, (_, ...numbers) => {
          const [lightness = 0, a = 0, b = 0, alpha = 0] = numbers
            .slice(0, 4)
            .map((it) => Number(it) || 0)
          return `rgb(${srgb(lightness / 100, a, b).join(' ')} / ${alpha})`
        })
      })
    },
  }
}

/**
 * The channels of a colour from 0 to 255, by https://www.w3.org/TR/css-color-4/#color-conversion-code.
 * @param {number} lightness from 0 to 1
 * @param {number} a
 * @param {number} b
 */
function srgb(lightness, a, b) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return linear.map((it) => {
    const channel = it <= 0.0031308 ? 12.92 * it : 1.055 * it ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(Math.max(channel, 0), 1))
  })
}
