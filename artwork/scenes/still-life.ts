import { darker, lighter } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { hibiscus, orchid } from '../parts/flowers'
import { leafBlade, leafClump } from '../parts/leaves'
import { cycle, repeat } from '../random'
import { num, place, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { Scene } from './scene'
import type { StudioWall } from './studio-wall'
import { studioWall } from './studio-wall'

export type StillLifeOptions = {
  wall: StudioWall
  tone?: number
  /** Y of the table edge, as a share of the height. */
  table?: number
  top?: 'wood' | 'cloth' | 'stone' | 'sand'
  runner?: number
  leaves?: 'left' | 'right' | 'both'
  flowers?: readonly (readonly [kind: 'hibiscus' | 'orchid', x: number, y: number, r: number])[]
  /** Draws the objects; `y` is the table edge and `m` the shorter side of the picture. */
  objects: (s: SvgCanvas, p: Palette, y: number, m: number) => string
}

/** A still life: objects on a table in front of a wall. */
export function stillLife(p: Palette, o: StillLifeOptions): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const edge = s.h * (o.table ?? 0.7)
    const tone = cycle(
      [p.ground[1], p.ground[2], p.wall[1], p.ground[0]],
      ['wood', 'cloth', 'stone', 'sand'].indexOf(o.top ?? 'wood'),
    )
    let out = studioWall(s, p, o.wall, o.tone ?? 0)
    if (o.leaves === 'left' || o.leaves === 'both')
      out += leafClump(s, s.w * 0.04, edge + m * 0.03, s.h * 0.62, p.leaf, 9, 60)
    if (o.leaves === 'right' || o.leaves === 'both')
      out += leafClump(s, s.w * 0.97, edge + m * 0.03, s.h * 0.54, p.leaf, 9, 60)
    out += rect(
      0,
      edge,
      s.w,
      s.h - edge,
      s.linearGradient([
        [0, lighter(tone, 0.2)],
        [0.14, tone],
        [1, darker(tone, 0.35)],
      ]),
    )
    if (o.top === 'wood' || o.top === undefined)
      out += repeat(12, (i) =>
        stroke(
          `M0 ${num(edge + (s.h - edge) * (i / 12) + s.rng.range(0, 5))}Q${num(s.w * 0.5)} ${num(edge + (s.h - edge) * (i / 12) + s.rng.range(-8, 14))} ${s.w} ${num(edge + (s.h - edge) * (i / 12))}`,
          i % 2 === 0 ? darker(tone, 0.35) : lighter(tone, 0.2),
          s.unit * 2.2,
          { opacity: 0.4 },
        ),
      )
    if (o.top === 'cloth')
      out +=
        rect(
          0,
          edge,
          s.w,
          s.h - edge,
          accentCloth(s, p.accents, clothKindAt(o.runner ?? 2), m * 0.12, o.runner ?? 0),
        ) +
        rect(
          0,
          edge,
          s.w,
          s.h - edge,
          s.linearGradient([
            [0, '#fff3d8', 0.2],
            [0.2, '#000000', 0],
            [1, '#1c0a10', 0.5],
          ]),
        )
    if (o.top === 'sand')
      out += repeat(9, (i) =>
        stroke(
          `M${num(-s.w * 0.1)} ${num(edge + (s.h - edge) * (0.2 + i * 0.1))}Q${num(s.w * 0.5)} ${num(edge + (s.h - edge) * (0.06 + i * 0.1))} ${num(s.w * 1.1)} ${num(edge + (s.h - edge) * (0.24 + i * 0.1))}`,
          i % 2 === 0 ? darker(tone, 0.16) : lighter(tone, 0.4),
          s.unit * 6,
          { opacity: 0.5 },
        ),
      )
    if (o.runner !== undefined && o.top !== 'cloth')
      out +=
        polygon(
          [
            [s.w * 0.3, edge],
            [s.w * 0.72, edge],
            [s.w * 0.8, s.h],
            [s.w * 0.22, s.h],
          ],
          accentCloth(s, p.accents, clothKindAt(o.runner), m * 0.1, o.runner),
        ) +
        polygon(
          [
            [s.w * 0.3, edge],
            [s.w * 0.72, edge],
            [s.w * 0.8, s.h],
            [s.w * 0.22, s.h],
          ],
          s.linearGradient([
            [0, '#fff3d8', 0.15],
            [1, '#1c0a10', 0.4],
          ]),
        )
    out += o.objects(s, p, edge + (s.h - edge) * 0.34, m)
    return (
      out +
      (o.flowers ?? [])
        .map(([kind, x, y, r], i) =>
          kind === 'hibiscus'
            ? place(
                leafBlade(m * r * 1.9, m * r * 0.5, p.leaf[1], p.leaf[0]),
                x * s.w,
                y * s.h,
                1,
                1,
                110 + i * 30,
              ) +
              place(
                leafBlade(m * r * 1.7, m * r * 0.5, p.leaf[2], p.leaf[1]),
                x * s.w,
                y * s.h,
                1,
                1,
                -120 - i * 20,
              ) +
              hibiscus(
                x * s.w,
                y * s.h,
                m * r,
                cycle(['#d1432f', '#e88a5a', '#c93a5c'], i),
                '#5e1220',
                i * 40,
              )
            : orchid(
                x * s.w,
                y * s.h,
                m * r,
                cycle(['#fff5ea', '#f3d3d8', '#fbe6cf'], i),
                '#b2477a',
                i * 24 - 14,
              ),
        )
        .join('')
    )
  }
}
