import { mix } from '../color'
import type { Palette } from '../palettes'
import { buildingBlock } from '../parts/building-block'
import { accentCloth, clothKindAt } from '../parts/cloth'
import type { RoofKind, WallFinish } from '../parts/wall'
import { cycle } from '../random'
import { num, place, polygon, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A row of low houses and shops along a street. */
export function streetFront(
  s: SvgCanvas,
  p: Palette,
  y: number,
  height: number,
  from: number,
  to: number,
  lit: boolean,
  seed = 0,
): string {
  let out = ''
  let x = from
  let i = seed
  while (x < to) {
    const w = height * s.rng.range(0.85, 1.5)
    const h = height * s.rng.range(0.62, 1)
    const wall = cycle(
      [
        p.wall[0],
        cycle(p.accents, 1),
        p.ground[0],
        mix(cycle(p.accents, 0), p.wall[0], 0.3),
        mix(cycle(p.accents, 2), p.wall[0], 0.35),
        p.wall[1],
      ],
      i * 5 + 1,
    )
    const shop = i % 2 === 0
    out += place(
      buildingBlock(s, {
        x: 0,
        w,
        h,
        wall,
        finish: cycle(
          ['lime', 'banco', 'lime', 'brick'] as const satisfies readonly WallFinish[],
          i,
        ),
        roof: cycle(
          ['mono', 'flat', 'hip', 'crenel', 'gable'] as const satisfies readonly RoofKind[],
          i,
        ),
        roofColor: cycle([p.ground[1], p.mid, p.ground[2]], i),
        frame: p.near,
        pane: p.near,
        plinth: mix(wall, p.ground[2], 0.7),
        ...(lit ? { lamp: p.lamp } : {}),
        ...(i % 3 === 0
          ? { frieze: accentCloth(s, p.accents, clothKindAt(i + 4), h * 0.1, i) }
          : {}),
        claustraPattern: i,
        openings: shop
          ? [
              { kind: 'glass', x: 0.1, y: 0, w: 0.42, h: 0.58, color: cycle(p.accents, i) },
              { kind: 'window', x: 0.66, y: 0.3, w: 0.2, h: 0.3 },
            ]
          : [
              { kind: 'archdoor', x: 0.38, y: 0, w: 0.2, h: 0.56, color: cycle(p.accents, i + 1) },
              {
                kind: 'shutters',
                x: 0.12,
                y: 0.3,
                w: 0.12,
                h: 0.3,
                color: cycle(p.accents, i + 2),
              },
              { kind: 'claustra', x: 0.7, y: 0.28, w: 0.2, h: 0.34 },
            ],
      }) +
        (shop
          ? polygon(
              [
                [w * 0.06, -h * 0.62],
                [w * 0.56, -h * 0.62],
                [w * 0.6, -h * 0.44],
                [w * 0.02, -h * 0.44],
              ],
              accentCloth(s, p.accents, 'strips', h * 0.3, i),
            )
          : ''),
      x,
      y,
    )
    x += w * 1.02
    i++
  }
  return out
}

/** Utility poles and wires along a street, in perspective. */
export function overheadWires(s: SvgCanvas, vx: number, vy: number, color: string): string {
  const pole = (t: number) => {
    const x = vx + (s.w * 1.04 - vx) * t
    const y = vy + (s.h * 0.86 - vy) * t
    return [x, y, s.h * 0.66 * t] as const
  }
  const steps = [0.16, 0.28, 0.46, 0.76, 1.2]
  return (
    steps
      .map((t) => {
        const [x, y, h] = pole(t)
        return stroke(
          `M${num(x)} ${num(y)}v${num(-h)}M${num(x - h * 0.1)} ${num(y - h * 0.94)}h${num(h * 0.2)}M${num(x - h * 0.08)} ${num(y - h * 0.86)}h${num(h * 0.16)}`,
          color,
          Math.max(1.5, h * 0.014),
        )
      })
      .join('') +
    [0.94, 0.9, 0.86]
      .map((k) =>
        stroke(
          steps
            .map((t, i) => {
              const [x, y, h] = pole(t)
              const q = cycle(steps, Math.max(0, i - 1))
              const [px, py, ph] = pole(q)
              return i === 0
                ? `M${num(x)} ${num(y - h * k)}`
                : `Q${num((x + px) / 2)} ${num((y - h * k + py - ph * k) / 2 + h * 0.08)} ${num(x)} ${num(y - h * k)}`
            })
            .join(''),
          color,
          s.unit * 1.8,
          { opacity: 0.8 },
        ),
      )
      .join('')
  )
}
