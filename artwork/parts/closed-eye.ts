import { darker, lighter, mix } from '../color'
import { repeat } from '../random'
import { ellipse, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

const lidPath =
  'M-330 40C-250 -110 -60 -150 60 -140C190 -130 280 -60 330 20C220 130 -200 150 -330 40Z'

const browPath =
  'M-392 -176C-330 -262 -180 -318 -20 -316C140 -314 290 -268 392 -180C270 -240 130 -262 -10 -258C-150 -254 -270 -214 -350 -150C-372 -140 -398 -156 -392 -176Z'

/** The edge of the closed lid at t from 0 to 1. */
const lidEdge = (t: number) => [-322 + 644 * t, 40 - 20 * t + Math.sin(Math.PI * t) * 82] as const

/** Lashes that grow from the edge of the lid, longest towards the outer corner. */
const lashes = repeat(31, (i) => {
  const t = 0.03 + (i / 30) * 0.94
  const [x, y] = lidEdge(t)
  const lean = (t - 0.36) * 1.7
  const l = (52 + 74 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8))) * (i % 2 === 0 ? 1 : 0.84)
  const [tx, ty] = [x + Math.sin(lean) * l * 1.1, y + Math.cos(lean) * l * 0.6]
  return path(
    `M${num(x - 4.5)} ${num(y)}Q${num(x + Math.sin(lean) * l * 0.3)} ${num(y + l * 0.56)} ${num(tx)} ${num(ty)}Q${num(x + Math.sin(lean) * l * 0.3 + 8)} ${num(y + l * 0.46)} ${num(x + 5)} ${num(y)}Z`,
    '#160b0e',
  )
})

/** A closed eye in close-up: lid, lashes and brow; about 800 units wide. */
export function closedEye(s: SvgCanvas, skin: string, rim: string, lid: string): string {
  const dark = darker(skin, 0.62)
  const edge = Array.from({ length: 25 }, (_, i) => lidEdge(i / 24))
    .map(([x, y]) => `${num(x)} ${num(y)}`)
    .join('L')
  const hairs = repeat(70, (i) => {
    const t = i / 69
    const [x, y] = [-390 + 770 * t, -170 - Math.sin(Math.PI * (0.06 + t * 0.9)) * 112]
    return stroke(
      `M${num(x)} ${num(y + s.rng.range(-4, 44))}q${num(20 + t * 14)} ${num(-26 + t * 40)} ${num(44 + t * 10)} ${num(-30 + t * 56)}`,
      '#160b0e',
      4,
      { opacity: 0.55 },
    )
  })
  return (
    path(
      'M-400 -130C-240 -230 200 -240 390 -120C300 -30 -300 -40 -400 -130Z',
      mix(skin, rim, 0.2),
      {
        opacity: 0.4,
      },
    ) +
    path(
      lidPath,
      s.linearGradient([
        [0, mix(lid, skin, 0.65)],
        [0.45, lid],
        [0.75, lighter(lid, 0.16)],
        [1, darker(lid, 0.18)],
      ]),
    ) +
    stroke('M-338 22C-250 -124 -60 -164 64 -152C196 -140 290 -70 340 4', dark, 9, {
      opacity: 0.55,
    }) +
    ellipse(10, 20, 150, 38, rim, { opacity: 0.3 }) +
    lashes +
    stroke(`M${edge}`, '#1c0e10', 13) +
    stroke('M-250 178Q-20 250 220 166', dark, 5, { opacity: 0.25 }) +
    path(browPath, darker(skin, 0.72), { opacity: 0.85 }) +
    s.clip(browPath, hairs)
  )
}
