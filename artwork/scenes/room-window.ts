import { lighter } from '../color'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { hangingCloth } from '../parts/textiles'
import { cycle, repeat } from '../random'
import { num, path, polygon, rect, rectPath, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { RoomSpec } from './room'
import type { WindowViewKind } from './window-view'
import { windowView } from './window-view'

export type RoomWindow = {
  x: number
  y: number
  w: number
  h: number
  view: WindowViewKind
  shape?: 'arch' | 'panes' | 'sliding' | 'round' | 'shutters'
}

/** A window of a room with its view, its light on the floor and its curtains. */
export function roomWindow(s: SvgCanvas, r: RoomSpec, window: RoomWindow): string {
  const { x, y, w, h } = window
  const { palette: p, floorY, wallColor } = r
  let out = ''
  const arch = `M${num(x)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(y + h)}Z`
  const ring = `M${num(x)} ${num(y + h / 2)}a${num(w / 2)} ${num(h / 2)} 0 1 0 ${num(w)} 0a${num(w / 2)} ${num(h / 2)} 0 1 0 ${num(-w)} 0Z`
  const d = window.shape === 'arch' ? arch : window.shape === 'round' ? ring : rectPath(x, y, w, h)
  const frame = lighter(p.near, 0.1)
  out +=
    windowView(s, p, window.view, x, y, w, h, d) +
    path(d, 'none', { stroke: lighter(wallColor, 0.45), width: 20 }) +
    path(d, 'none', { stroke: frame, width: 8 })
  if (window.shape === 'panes')
    out += stroke(
      `M${num(x + w / 2)} ${num(y)}v${num(h)}M${num(x)} ${num(y + h / 2)}h${num(w)}`,
      frame,
      8,
    )
  if (window.shape === 'shutters')
    out += [x - w * 0.56, x + w * 1.04]
      .map(
        (left) =>
          rect(left, y - 12, w * 0.52, h + 24, frame, { r: 4 }) +
          repeat(Math.floor(h / 22), (i) =>
            rect(left + w * 0.06, y + 4 + i * 22, w * 0.4, 12, lighter(frame, 0.25)),
          ),
      )
      .join('')
  if (window.shape === 'sliding')
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
            lighter(wallColor, 0.3),
            cycle(p.accents, 1),
            lighter(wallColor, 0.1),
            cycle(p.accents, 2),
            wallColor,
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
            lighter(wallColor, 0.3),
            cycle(p.accents, 1),
            lighter(wallColor, 0.1),
            cycle(p.accents, 2),
            wallColor,
          ],
          clothKindAt(r.curtains),
          90,
          0,
        ),
        -8,
      ) +
      stroke(`M${num(x - w * 0.26)} ${num(y - 36)}H${num(x + w * 1.26)}`, p.near, 9)
  return out
}
