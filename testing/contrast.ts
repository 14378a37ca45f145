/**
 * The contrast ratio of two colours (WCAG 2): 1 to 21; text needs 4.5.
 * @param one as `#rrggbb`
 * @param other as `#rrggbb`
 */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Those of a screenshot, whose many pixels have few colours. */
const luminances = new Map<string, number>()

function luminance(colour: string): number {
  const known = luminances.get(colour)
  if (known !== undefined) return known
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const computed = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  luminances.set(colour, computed)
  return computed
}
