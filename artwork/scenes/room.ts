import { darker, lighter } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { floor } from '../parts/room-fixtures'
import { cycle, repeat } from '../random'
import { num, path, polygon, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { RoomWindow } from './room-window'
import { roomWindow } from './room-window'
import type { Scene } from './scene'

/** Everything that a picture of a room can show. Coordinates are pixels of the picture. */
export type RoomSpec = {
  palette: Palette
  /** Colours of the back wall and the floor. */
  wallColor: string
  floorColor: string
  floorKind: 'tiles' | 'boards' | 'plain'
  checker?: string
  /** Y of the edge between the wall and the floor. */
  floorY: number
  window?: RoomWindow
  moreWindows?: readonly RoomWindow[]
  /** X of the vanishing point of the floor, as a share of the width: where the viewer stands. */
  vanishX?: number
  curtains?: number
  beams?: boolean
  /** A patterned stripe on the wall; `kind` is a cloth kind by index. */
  frieze?: { y: number; h: number; kind: number }
  sideWall?: 'left' | 'right'
  lightColor?: string
  furnish: (s: SvgCanvas, p: Palette) => string
}

/** A room seen from the front, 1200 by 900 pixels. */
export function room(r: RoomSpec): Scene {
  return (s) => {
    const p = r.palette
    const { floorY } = r
    let out =
      rect(
        0,
        0,
        s.w,
        floorY,
        s.linearGradient(
          [
            [0, darker(r.wallColor, 0.12)],
            [0.5, r.wallColor],
            [1, darker(r.wallColor, 0.08)],
          ],
          0,
          0,
          1,
          0.4,
        ),
      ) +
      repeat(14, () =>
        rect(
          s.rng.next() * s.w,
          s.rng.next() * floorY,
          s.rng.range(40, 190),
          s.rng.range(4, 12),
          s.rng.chance(0.5) ? lighter(r.wallColor, 0.4) : darker(r.wallColor, 0.1),
          { opacity: 0.18, r: 5 },
        ),
      )
    if (r.frieze)
      out += rect(
        0,
        r.frieze.y,
        s.w,
        r.frieze.h,
        accentCloth(
          s,
          [
            darker(r.wallColor, 0.16),
            p.ground[1],
            cycle(p.accents, 1),
            cycle(p.accents, 0),
            lighter(r.wallColor, 0.3),
          ],
          clothKindAt(r.frieze.kind),
          r.frieze.h,
          0,
        ),
      )
    if (r.sideWall) {
      const x = r.sideWall === 'left' ? 0 : s.w
      const d = r.sideWall === 'left' ? 150 : -150
      out +=
        polygon(
          [
            [x, 0],
            [x + d, 70],
            [x + d, floorY],
            [x, floorY + 130],
          ],
          darker(r.wallColor, 0.24),
        ) +
        path(`M${num(x + d)} 70V${num(floorY)}`, 'none', {
          stroke: darker(r.wallColor, 0.35),
          width: 3,
        })
    }
    out +=
      floor(
        s,
        floorY,
        s.w * (r.vanishX ?? 0.5),
        r.floorColor,
        darker(r.floorColor, 0.3),
        r.floorKind,
        r.checker,
      ) +
      (r.sideWall
        ? polygon(
            [
              [r.sideWall === 'left' ? 0 : s.w, floorY],
              [r.sideWall === 'left' ? 150 : s.w - 150, floorY],
              [r.sideWall === 'left' ? 0 : s.w, floorY + 130],
            ],
            darker(r.wallColor, 0.24),
          )
        : '') +
      rect(0, floorY - 14, s.w, 14, darker(r.wallColor, 0.3), { opacity: 0.6 })
    if (r.window) out += roomWindow(s, r, r.window)
    for (const window of r.moreWindows ?? []) out += roomWindow(s, r, window)
    if (r.beams)
      out +=
        repeat(7, (i) => rect(i * 180 - 20, 0, 46, 46, darker('#8a5a36', 0.1 + (i % 2) * 0.1))) +
        rect(0, 0, s.w, 16, darker('#8a5a36', 0.4)) +
        rect(
          0,
          46,
          s.w,
          22,
          s.linearGradient([
            [0, '#120818', 0.3],
            [1, '#120818', 0],
          ]),
        )
    out += r.furnish(s, p)
    return (
      out +
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient(
          [
            [0, '#fff3d0', 0.14],
            [0.5, '#000000', 0],
            [1, '#120818', 0.22],
          ],
          r.sideWall === 'left' ? 1 : 0,
          0,
          r.sideWall === 'left' ? 0 : 1,
          1,
        ),
      )
    )
  }
}
