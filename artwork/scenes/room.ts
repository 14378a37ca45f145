import { darker, lighter } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { hangingCloth } from '../parts/textiles'
import { floor } from '../parts/room-fixtures'
import { cycle, repeat } from '../random'
import { num, path, polygon, rect, rectPath, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { windowView } from './window-view'
import type { WindowViewKind } from './window-view'
import type { Scene } from './scene'

export type RoomSpec = {
  palette: Palette
  /** Colours of the back wall and the floor. */
  wallColor: string
  floorColor: string
  floorKind: 'tiles' | 'boards' | 'plain'
  checker?: string
  /** Y of the edge between the wall and the floor. */
  floorY: number
  window?: {
    x: number
    y: number
    w: number
    h: number
    view: WindowViewKind
    shape?: 'arch' | 'panes' | 'sliding' | 'round'
  }
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
      floor(s, floorY, s.w * 0.5, r.floorColor, darker(r.floorColor, 0.3), r.floorKind, r.checker) +
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
    if (r.window) {
      const { x, y, w, h } = r.window
      const arch = `M${num(x)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(y + h)}Z`
      const ring = `M${num(x)} ${num(y + h / 2)}a${num(w / 2)} ${num(h / 2)} 0 1 0 ${num(w)} 0a${num(w / 2)} ${num(h / 2)} 0 1 0 ${num(-w)} 0Z`
      const d =
        r.window.shape === 'arch' ? arch : r.window.shape === 'round' ? ring : rectPath(x, y, w, h)
      const frame = lighter(p.near, 0.1)
      out +=
        windowView(s, p, r.window.view, x, y, w, h, d) +
        path(d, 'none', { stroke: lighter(r.wallColor, 0.45), width: 20 }) +
        path(d, 'none', { stroke: frame, width: 8 })
      if (r.window.shape === 'panes')
        out += stroke(
          `M${num(x + w / 2)} ${num(y)}v${num(h)}M${num(x)} ${num(y + h / 2)}h${num(w)}`,
          frame,
          8,
        )
      if (r.window.shape === 'sliding')
        out +=
          stroke(
            `M${num(x + w / 3)} ${num(y)}v${num(h)}M${num(x + (w * 2) / 3)} ${num(y)}v${num(h)}`,
            frame,
            8,
          ) +
          polygon(
            [
              [x + w * 0.06, y + h],
              [x + w * 0.2, y],
              [x + w * 0.26, y],
              [x + w * 0.12, y + h],
            ],
            '#ffffff',
            { opacity: 0.2 },
          )
      out += s.blur(
        6,
        polygon(
          [
            [x + w * 0.05, floorY + 24],
            [x + w * 0.95, floorY + 24],
            [x + w * 1.25 + 60, s.h - 60],
            [x + w * 0.1 + 60, s.h - 60],
          ],
          r.lightColor ?? '#fff0c8',
          { opacity: 0.34 },
        ),
      )
      if (r.curtains !== undefined)
        out +=
          hangingCloth(
            s,
            x - w * 0.2,
            y - 34,
            w * 0.26,
            floorY - y + 24,
            accentCloth(
              s,
              [
                lighter(r.wallColor, 0.3),
                cycle(p.accents, 1),
                lighter(r.wallColor, 0.1),
                cycle(p.accents, 2),
                r.wallColor,
              ],
              clothKindAt(r.curtains),
              90,
              0,
            ),
            8,
          ) +
          hangingCloth(
            s,
            x + w * 0.94,
            y - 34,
            w * 0.26,
            floorY - y + 24,
            accentCloth(
              s,
              [
                lighter(r.wallColor, 0.3),
                cycle(p.accents, 1),
                lighter(r.wallColor, 0.1),
                cycle(p.accents, 2),
                r.wallColor,
              ],
              clothKindAt(r.curtains),
              90,
              0,
            ),
            -8,
          ) +
          stroke(`M${num(x - w * 0.26)} ${num(y - 36)}H${num(x + w * 1.26)}`, p.near, 9)
    }
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
