import { darker, lighter } from '../color'
import { repeat } from '../random'
import { circle, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A large dome, lit from the right: colonnaded drum, ribs, lantern with a spire and a cross. */
export function dome(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  stone: string,
  lead: string,
): string {
  const at = (dx: number, dy: number) => `${num(x + dx * w)} ${num(y - dy * w)}`
  const across = (color: string, light: number, dark: number) =>
    s.linearGradient(
      [
        [0, darker(color, dark)],
        [0.55, color],
        [1, lighter(color, light)],
      ],
      0,
      0,
      1,
      0,
    )
  const shell = `M${at(-0.4, 0.36)}C${at(-0.42, 0.8)} ${at(-0.16, 1)} ${at(0, 1)}S${at(0.42, 0.8)} ${at(0.4, 0.36)}Z`
  const ribs = repeat(7, (i) => {
    const t = (i - 3) / 3
    return stroke(
      `M${at(t * 0.4, 0.36)}C${at(t * 0.42, 0.78)} ${at(t * 0.16, 0.98)} ${at(0, 1)}`,
      lighter(lead, 0.35),
      w * 0.012,
      { opacity: 0.8 },
    )
  })
  const bays = 9
  const bay = 0.88 / bays
  const drum =
    repeat(bays, (i) => {
      const bx = x + (-0.44 + (i + 0.5) * bay) * w
      return path(
        `M${num(bx - w * 0.02)} ${num(y - w * 0.09)}V${num(y - w * 0.25)}a${num(w * 0.02)} ${num(w * 0.02)} 0 0 1 ${num(w * 0.04)} 0V${num(y - w * 0.09)}Z`,
        darker(stone, 0.5),
      )
    }) +
    repeat(bays + 1, (i) =>
      rect(
        x + (-0.44 + i * bay - 0.014) * w,
        y - w * 0.335,
        w * 0.028,
        w * 0.3,
        lighter(stone, 0.35),
      ),
    )
  const lantern =
    rect(x - w * 0.095, y - w * 1.005, w * 0.19, w * 0.03, lighter(stone, 0.3)) +
    rect(x - w * 0.07, y - w * 1.14, w * 0.14, w * 0.14, across(stone, 0.25, 0.2)) +
    repeat(3, (i) =>
      rect(x + (-0.052 + i * 0.042) * w, y - w * 1.12, w * 0.02, w * 0.11, darker(stone, 0.5), {
        r: w * 0.01,
      }),
    ) +
    rect(x - w * 0.085, y - w * 1.155, w * 0.17, w * 0.02, lighter(stone, 0.3)) +
    path(
      `M${at(-0.075, 1.155)}C${at(-0.05, 1.2)} ${at(-0.02, 1.22)} ${at(0, 1.31)}C${at(0.02, 1.22)} ${at(0.05, 1.2)} ${at(0.075, 1.155)}Z`,
      across(lead, 0.3, 0.3),
    ) +
    circle(x, y - w * 1.315, w * 0.02, darker(lead, 0.2)) +
    stroke(
      `M${at(0, 1.33)}V${num(y - w * 1.42)}M${at(-0.028, 1.385)}H${num(x + w * 0.028)}`,
      darker(lead, 0.35),
      w * 0.011,
      { cap: 'butt' },
    )
  return (
    s.clip(shell, path(shell, across(lead, 0.3, 0.4)) + ribs) +
    rect(x - w * 0.46, y - w * 0.36, w * 0.92, w * 0.36, across(stone, 0.2, 0.3)) +
    drum +
    rect(x - w * 0.49, y - w * 0.385, w * 0.98, w * 0.05, lighter(stone, 0.25)) +
    rect(x - w * 0.49, y - w * 0.035, w * 0.98, w * 0.04, lighter(stone, 0.1)) +
    lantern
  )
}

/** A storey of the amphitheatre: its height, from the ground, in units of the radius. */
const storeys = [0, 0.155, 0.3, 0.435, 0.545] as const
const bayAngle = Math.PI / 17

/**
 * A round amphitheatre around (x, y), whose outer wall is broken off in steps on the left. The
 * bays are of equal angles, so they narrow towards the edge.
 */
export function amphitheatre(
  s: SvgCanvas,
  x: number,
  y: number,
  radius: number,
  stone: string,
): string {
  const px = (bay: number) => x + radius * Math.sin(bay * bayAngle)
  /** The first bay of each storey that still stands. */
  const first = [-8.5, -8.5, -6, -2]
  const last = 8
  const storey = (n: number) => {
    const from = first[n] ?? 0
    const [bottom, top] = [y - radius * (storeys[n] ?? 0), y - radius * (storeys[n + 1] ?? 0)]
    const h = bottom - top
    const left = px(from)
    const wall = rect(
      left,
      top,
      px(last) - left,
      h,
      s.define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(px(-8.5))}" y1="0" x2="${num(px(4))}" y2="0"><stop offset="0" stop-color="${darker(stone, 0.3)}"/><stop offset=".3" stop-color="${lighter(stone, 0.3)}"/><stop offset="1" stop-color="${darker(stone, 0.16)}"/></linearGradient>`,
      ),
    )
    const bays = repeat(Math.floor(last - from), (i) => {
      const [a, b] = [px(Math.ceil(from) + i), px(Math.ceil(from) + i + 1)]
      const w = b - a
      const middle = (a + b) / 2
      if (n === 3)
        return rect(middle - w * 0.14, top + h * 0.38, w * 0.28, h * 0.3, darker(stone, 0.6))
      const half = w * 0.29
      const rise = Math.min(h * 0.28, radius * 0.045)
      const arch = (inset: number) =>
        `M${num(middle - half + inset)} ${num(bottom)}V${num(top + h * 0.26 + rise)}a${num(half - inset / 2)} ${num(rise)} 0 0 1 ${num(2 * half - inset)} 0V${num(bottom)}Z`
      return (
        path(arch(0), darker(stone, 0.62)) +
        path(arch(w * 0.1), darker(stone, 0.72)) +
        rect(a - w * 0.05, top + h * 0.1, w * 0.1, h * 0.9, lighter(stone, 0.22), { opacity: 0.7 })
      )
    })
    const cornice = rect(
      left - radius * 0.008,
      top - radius * 0.008,
      px(last) - left + radius * 0.008,
      radius * 0.018,
      lighter(stone, 0.38),
    )
    return wall + bays + cornice
  }
  /** The rough edge where the outer wall is broken off, above the storey below. */
  const rubble = [2, 3].map((n) => {
    const left = px(first[n] ?? 0)
    const [bottom, top] = [y - radius * (storeys[n] ?? 0), y - radius * (storeys[n + 1] ?? 0)]
    const [w, h] = [radius * 0.14, bottom - top]
    return path(
      `M${num(left + 1)} ${num(top)}l${num(-w * 0.12)} ${num(h * 0.16)}l${num(-w * 0.24)} ${num(h * 0.04)}l${num(-w * 0.06)} ${num(h * 0.26)}l${num(-w * 0.26)} ${num(h * 0.06)}l${num(-w * 0.08)} ${num(h * 0.24)}l${num(-w * 0.24)} ${num(h * 0.08)}V${num(bottom)}H${num(left + 1)}Z`,
      lighter(stone, 0.1),
    )
  })
  return rubble.join('') + repeat(4, storey)
}
