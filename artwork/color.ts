function rgbChannels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Interpolates two hex colours in sRGB; t = 0 gives the first, t = 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const [ar, ag, ab] = rgbChannels(a)
  const [br, bg, bb] = rgbChannels(b)
  const blend = (x: number, y: number) =>
    Math.round(Math.max(0, Math.min(255, x + (y - x) * t)))
      .toString(16)
      .padStart(2, '0')
  return `#${blend(ar, br)}${blend(ag, bg)}${blend(ab, bb)}`
}

/** Mixes a colour with a warm white; t from 0 to 1. */
export const lighter = (color: string, t: number) => mix(color, '#fff6e6', t)
/** Mixes a colour with a dark violet; t from 0 to 1. */
export const darker = (color: string, t: number) => mix(color, '#120c24', t)
