import { repeat } from '../random'
import { circle, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

const capPath =
  'M58 -176C66 -160 62 -134 40 -118C14 -100 -8 -84 -14 -56C-18 -36 -28 -26 -44 -34C-58 -40 -62 -20 -60 18C-62 44 -72 62 -84 62C-128 46 -160 0 -160 -56C-164 -140 -112 -212 -28 -218C16 -220 46 -204 58 -176Z'

/** Cornrows that end in braids, for a head in profile, in the units of the face. */
export function cornrows(s: SvgCanvas, color: string, shine: string): string {
  return (
    path(capPath, color) +
    s.clip(
      capPath,
      repeat(9, (i) =>
        stroke(
          `M${num(64 - i * 4)} ${num(-184 + i * 19)}C${num(-10)} ${num(-216 + i * 22)} ${num(-110)} ${num(-190 + i * 24)} ${num(-160)} ${num(-70 + i * 18)}`,
          shine,
          4,
          { opacity: 0.75, extra: 'stroke-dasharray="9 5"' },
        ),
      ),
    ) +
    repeat(5, (i) => braid(-120 + i * 12, 36, 260 + i * 20, -18 + i * 6, color, shine))
  )
}

function braid(
  x: number,
  y: number,
  length: number,
  drift: number,
  color: string,
  shine: string,
): string {
  const links = Math.floor(length / 17)
  return (
    stroke(
      `M${num(x)} ${num(y)}q${num(drift * 0.2)} ${num(length * 0.5)} ${num(drift)} ${num(length)}`,
      color,
      14,
    ) +
    repeat(links, (i) => {
      const t = i / links
      return stroke(`M${num(x + drift * t * t - 5)} ${num(y + length * t)}l5 7l5 -7`, shine, 2.4, {
        opacity: 0.6,
      })
    }) +
    circle(x + drift, y + length, 8, '#f2b53f')
  )
}
