import type { Palette } from '../palettes'
import { at, list, times } from '../random'
import { circle, group, num, path, smoothD, stroke } from '../shapes'
import type { Point } from '../shapes'
import type { Sheet } from '../sheet'
import type { Scene } from './base'
import { beach } from './beach'
import { passer } from './passer'

const LEAN = -9

interface Hauler {
  x: number
  y: number
  h: number
}

/** Where a hauler's front hand holds the rope. */
function gripOf({ x, y, h }: Hauler): Point {
  const a = (LEAN * Math.PI) / 180
  const [dx, dy] = [0.262 * h, -0.764 * h]
  return [x + dx * Math.cos(a) - dy * Math.sin(a), y + dx * Math.sin(a) + dy * Math.cos(a)]
}

/** The floats of the net, in a loop on the sea. */
function net(s: Sheet, p: Palette, m: number): string {
  const loop = list(17, (i): Point => {
    const a = Math.PI * (0.06 + (i / 16) * 1.2)
    return [s.w * 0.76 + Math.cos(a) * s.w * 0.16, s.h * 0.52 - Math.sin(a) * m * 0.045]
  })
  return (
    stroke(smoothD(loop), p.ink, s.u * 2, { opacity: 0.5 }) +
    loop.map(([x, y], i) => circle(x, y, m * 0.0075, at([at(p.accents, 1), p.sun], i))).join('')
  )
}

/** A wide shore, and ten fishers leaning on the rope of their net. */
export function seine(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const base = beach(p, {
      light: { x: 0.78, y: 0.24, r: 0.1, style: 'stepped' },
      horizon: 0.44,
      palms: [[0.05, 0.86, 0.72, 0.12]],
      boats: [[0.56, 0.53, 0.2]],
    })(s)
    const team = list(10, (i): Hauler => {
      const t = i / 9
      return {
        x: s.w * (0.8 - 0.72 * t ** 0.92),
        y: s.h * (0.75 + 0.21 * t + (i % 2) * 0.012),
        h: m * (0.3 + 0.17 * t),
      }
    })
    const grips = team.map(gripOf)
    const [first, last] = [at(grips, 0), at(grips, -1)]
    const rope = smoothD([
      [s.w * 0.92, s.h * 0.525],
      [(s.w * 0.92 + first[0]) / 2, (s.h * 0.525 + first[1]) / 2 + m * 0.004],
      ...grips,
      [last[0] - m * 0.24, last[1] + m * 0.12],
      [-m * 0.04, s.h * 0.93],
    ])
    const shadows = times(10, (i) => {
      const { x, y, h } = at(team, i)
      return path(
        `M${num(x - h * 0.1)} ${num(y)}L${num(x + h * 0.1)} ${num(y)}L${num(x - h * 0.36)} ${num(y + h * 0.1)}L${num(x - h * 0.5)} ${num(y + h * 0.09)}Z`,
        p.ink,
        { opacity: 0.22 },
      )
    })
    return (
      base +
      net(s, p, m) +
      shadows +
      stroke(rope, p.ink, s.u * 7) +
      stroke(rope, at(p.ground, 0), s.u * 2.4, { opacity: 0.8 }) +
      times(10, (i) => {
        const { x, y, h } = at(team, i)
        return group(
          passer(s, p, x, y, h, 'reach', i * 2 + 1),
          `rotate(${LEAN} ${num(x)} ${num(y)})`,
        )
      })
    )
  }
}
