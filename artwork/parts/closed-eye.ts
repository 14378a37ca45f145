import { darker, lighter } from '../color'
import { repeat } from '../random'
import { ellipse, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A closed eye in close-up: lid, lashes and brow; about 800 units wide. */
export function closedEye(s: SvgCanvas, skin: string, rim: string, lid: string): string {
  const dark = darker(skin, 0.62)
  const lashes = repeat(19, (i) => {
    const t = i / 18
    const x = -270 + 540 * t
    const y = 40 + Math.sin(Math.PI * t) * 86
    const a = (t - 0.42) * 2.1
    const l = 78 + Math.sin(Math.PI * Math.min(1, t * 1.15)) * 74
    return path(
      `M${num(x - 6)} ${num(y)}Q${num(x + Math.sin(a) * l * 0.4)} ${num(y + l * 0.62)} ${num(x + Math.sin(a) * l * 1.15)} ${num(y + Math.cos(a) * l * 0.74)}Q${num(x + Math.sin(a) * l * 0.4 + 9)} ${num(y + l * 0.5)} ${num(x + 7)} ${num(y)}Z`,
      '#160b0e',
    )
  })
  return (
    path(
      'M-330 30C-220 -150 190 -170 330 10C220 150 -200 160 -330 30Z',
      s.linearGradient([
        [0, lid],
        [0.6, lighter(lid, 0.2)],
        [1, darker(lid, 0.2)],
      ]),
    ) +
    path('M-330 26C-210 -130 190 -150 330 6C200 -104 -200 -92 -330 26Z', darker(skin, 0.3), {
      opacity: 0.7,
    }) +
    ellipse(-10, 10, 170, 50, rim, { opacity: 0.28 }) +
    lashes +
    stroke('M-300 30C-180 150 150 160 290 26', dark, 15) +
    path('M-390 -190C-260 -330 120 -360 380 -210C200 -290 -160 -270 -380 -160Z', dark) +
    repeat(26, (i) => {
      const t = i / 25
      return stroke(
        `M${num(-380 + 700 * t)} ${num(-176 - Math.sin(Math.PI * t) * 104)}q${num(18)} ${num(-34)} ${num(46 + t * 20)} ${num(-36 + t * 34)}`,
        '#160b0e',
        6,
        { opacity: 0.75 },
      )
    })
  )
}
