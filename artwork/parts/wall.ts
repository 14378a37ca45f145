import { darker, lighter } from '../color'
import { repeat } from '../random'
import { num, rect, rectPath, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { Opening } from './wall-openings'
import { opening } from './wall-openings'

export type WallFinish = 'banco' | 'lime' | 'stone' | 'brick' | 'wood'

export type RoofKind =
  | 'flat'
  | 'hip'
  | 'gable'
  | 'mono'
  | 'thatch'
  | 'pergola'
  | 'vault'
  | 'butterfly'
  | 'crenel'

/** A wall with its openings and roof; x and lengths are in pixels of the picture. */
export type BlockOptions = {
  x: number
  /** Height of the base of the wall above the ground. */
  y?: number
  w: number
  h: number
  wall: string
  finish: WallFinish
  roof: RoofKind
  roofColor: string
  openings: readonly Opening[]
  frame: string
  pane: string
  lamp?: string
  /** Fill of a patterned stripe under the roof. */
  frieze?: string
  plinth?: string
  claustraPattern?: number
}

/** The surface of a wall whose bottom left corner is at (0, 0). */
function wallSurface(
  s: SvgCanvas,
  w: number,
  h: number,
  color: string,
  finish: WallFinish,
): string {
  const base = rect(
    0,
    -h,
    w,
    h,
    s.linearGradient(
      [
        [0, lighter(color, 0.1)],
        [1, darker(color, 0.1)],
      ],
      0,
      0,
      0.6,
      1,
    ),
  )
  const k = Math.max(6, h * 0.03)
  switch (finish) {
    case 'banco':
      return (
        base +
        repeat(Math.ceil(h / (k * 1.6)), (i) => {
          const y = -i * k * 1.6 - s.rng.range(0, k)
          return stroke(
            `M0 ${num(y)}Q${num(w * 0.3)} ${num(y + s.rng.range(-4, 4))} ${num(w * 0.6)} ${num(y)}T${num(w)} ${num(y)}`,
            i % 2 === 0 ? darker(color, 0.3) : lighter(color, 0.22),
            k * 0.18,
            { opacity: 0.5 },
          )
        }) +
        repeat(10, (i) =>
          rect((w * (i + 0.5)) / 10, -h * 0.86, k * 0.5, k * 0.5, darker(color, 0.5), {
            opacity: i % 2 === 0 ? 0.5 : 0,
          }),
        )
      )
    case 'lime':
      return (
        base +
        repeat(9, () => {
          const [x, y, r] = [
            s.rng.range(0, 0.9) * w,
            -s.rng.range(0.1, 1) * h,
            s.rng.range(0.05, 0.2) * w,
          ]
          return rect(
            x,
            y,
            Math.min(r, w - x),
            k * s.rng.range(0.3, 1.2),
            s.rng.chance(0.5) ? lighter(color, 0.5) : darker(color, 0.1),
            { opacity: 0.35, r: 4 },
          )
        })
      )
    case 'stone':
      return (
        base +
        repeat(Math.floor(h / (k * 2.2)), (row) =>
          repeat(Math.ceil(w / (k * 4)), (i) => {
            const x = i * k * 4 - (row % 2) * k * 2
            const left = Math.max(0, x)
            const right = Math.min(w, x + k * 3.7)
            return right <= left
              ? ''
              : rect(
                  left,
                  -(row + 1) * k * 2.2,
                  right - left,
                  k * 1.95,
                  s.rng.chance(0.5)
                    ? lighter(color, s.rng.range(0.05, 0.22))
                    : darker(color, s.rng.range(0.05, 0.2)),
                  { r: 3 },
                )
          }),
        )
      )
    case 'brick':
      return (
        base +
        repeat(
          Math.floor(h / (k * 1.1)),
          (row) =>
            stroke(`M0 ${num(-row * k * 1.1)}h${num(w)}`, lighter(color, 0.35), 1.6, {
              opacity: 0.5,
              cap: 'butt',
            }) +
            repeat(Math.ceil(w / (k * 3)), (i) =>
              stroke(
                `M${num(Math.min(w, i * k * 3 + (row % 2) * k * 1.5))} ${num(-row * k * 1.1)}v${num(-k * 1.1)}`,
                lighter(color, 0.35),
                1.6,
                { opacity: 0.4, cap: 'butt' },
              ),
            ),
        )
      )
    case 'wood':
      return (
        base +
        repeat(Math.ceil(w / (k * 1.3)), (i) =>
          rect(i * k * 1.3, -h, k * 0.14, h, darker(color, 0.4), { opacity: 0.7 }),
        )
      )
  }
}

/** A wall with its openings, drawn from the front; a corner view skews it. */
export function facade(s: SvgCanvas, b: BlockOptions): string {
  const light = {
    frame: b.frame,
    pane: b.pane,
    wall: b.wall,
    ...(b.lamp === undefined ? {} : { lamp: b.lamp }),
  }
  return s.clip(
    rectPath(-b.w, -b.h, b.w * 3, b.h + 2),
    wallSurface(s, b.w, b.h, b.wall, b.finish) +
      (b.plinth === undefined ? '' : rect(0, -b.h * 0.09, b.w, b.h * 0.09, b.plinth)) +
      (b.frieze === undefined ? '' : rect(0, -b.h * 0.97, b.w, b.h * 0.085, b.frieze)) +
      rect(
        0,
        -b.h,
        b.w,
        b.h * 0.2,
        s.linearGradient([
          [0, '#0d0716', 0.38],
          [1, '#0d0716', 0],
        ]),
      ) +
      b.openings.map((o) => opening(s, o, b.w, b.h, light, b.claustraPattern ?? 0)).join(''),
  )
}
