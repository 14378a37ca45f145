import { darker, lighter } from '../color'
import { repeat } from '../random'
import { num, path, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

type Houses = {
  /** Left and right end of the row, in pixels. */
  from: number
  to: number
  /** Y of the street. */
  y: number
  count: number
  /** Height of one floor, in pixels. */
  floor: number
  /** Floors of each house above the ground floor. */
  floors: readonly number[]
  wall: string
  slate: string
  lamp: string
}

/** A row of whole town houses with slate mansard roofs: no window is cut by a neighbour. */
export function mansardHouses(s: SvgCanvas, o: Houses): string {
  const w = (o.to - o.from) / o.count
  return repeat(o.count, (i) => mansardHouse(s, o, o.from + i * w, w, o.floors[i] ?? 3))
}

function mansardHouse(s: SvgCanvas, o: Houses, x: number, w: number, floors: number): string {
  const { floor, wall, slate } = o
  const top = o.y - floor * (floors + 1.05)
  const rise = floor * 1.15
  const columns = Math.max(2, Math.round(w / (floor * 0.72)))
  const pitch = (w * 0.92) / columns
  const ww = Math.min(pitch * 0.5, floor * 0.36)
  const column = (c: number) => x + w * 0.04 + (c + 0.5) * pitch
  const walls =
    rect(
      x,
      top,
      w,
      o.y - top,
      s.linearGradient([
        [0, lighter(wall, 0.15)],
        [1, darker(wall, 0.12)],
      ]),
    ) + rect(x + w - s.unit * 3, top, s.unit * 3, o.y - top, darker(wall, 0.22))
  const windows = repeat(floors, (row) =>
    repeat(columns, (c) => {
      const [wx, wy] = [column(c) - ww / 2, top + floor * (0.2 + row)]
      const lit = s.rng.chance(0.32)
      const balcony = row === 0 || row === floors - 1
      return (
        rect(wx - ww * 0.12, wy - floor * 0.04, ww * 1.24, floor * 0.64, lighter(wall, 0.22)) +
        rect(wx, wy, ww, floor * 0.58, lit ? o.lamp : darker(wall, 0.58)) +
        rect(wx + ww / 2 - s.unit, wy, s.unit * 2, floor * 0.58, darker(wall, 0.35)) +
        (balcony
          ? rect(wx - ww * 0.2, wy + floor * 0.4, ww * 1.4, floor * 0.2, darker(slate, 0.5), {
              opacity: 0.75,
            })
          : rect(wx - ww * 0.2, wy + floor * 0.59, ww * 1.4, s.unit * 4, darker(wall, 0.35)))
      )
    }),
  )
  const ground =
    rect(x, o.y - floor, w, s.unit * 5, lighter(wall, 0.3)) +
    repeat(3, (i) =>
      rect(x, o.y - floor * (0.76 - i * 0.24), w, s.unit * 2, darker(wall, 0.3), { opacity: 0.5 }),
    )
  const roof = path(
    `M${num(x)} ${num(top)}C${num(x + w * 0.02)} ${num(top - rise * 0.8)} ${num(x + w * 0.04)} ${num(top - rise)} ${num(x + w * 0.08)} ${num(top - rise)}H${num(x + w * 0.92)}C${num(x + w * 0.96)} ${num(top - rise)} ${num(x + w * 0.98)} ${num(top - rise * 0.8)} ${num(x + w)} ${num(top)}Z`,
    s.linearGradient(
      [
        [0, lighter(slate, 0.25)],
        [1, darker(slate, 0.1)],
      ],
      0,
      0,
      0.7,
      1,
    ),
  )
  const dormers = repeat(columns - 1, (c) => {
    const dx = (column(c) + column(c + 1)) / 2
    return (
      rect(dx - ww * 0.66, top - rise * 0.66, ww * 1.32, rise * 0.64, lighter(slate, 0.3)) +
      path(
        `M${num(dx - ww * 0.82)} ${num(top - rise * 0.64)}q${num(ww * 0.82)} ${num(-rise * 0.36)} ${num(ww * 1.64)} 0Z`,
        lighter(slate, 0.3),
      ) +
      rect(
        dx - ww * 0.4,
        top - rise * 0.6,
        ww * 0.8,
        rise * 0.5,
        s.rng.chance(0.4) ? o.lamp : darker(slate, 0.5),
      )
    )
  })
  const chimney = x + w * s.rng.range(0.14, 0.6)
  const stack =
    rect(chimney, top - rise * 1.4, floor * 0.6, rise * 0.46, darker(wall, 0.25)) +
    repeat(3, (i) =>
      rect(
        chimney + floor * (0.07 + i * 0.18),
        top - rise * 1.55,
        floor * 0.11,
        rise * 0.17,
        '#b5562f',
      ),
    )
  return (
    stack +
    roof +
    dormers +
    walls +
    windows +
    ground +
    rect(x, top - s.unit * 4, w, s.unit * 8, lighter(wall, 0.35))
  )
}
