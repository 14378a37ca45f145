import type { Palette } from '../palettes'
import { cycle, repeat, times } from '../random'
import type { Point } from '../shapes'
import { circle, group, num, path, splinePath, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { beach } from './beach'
import { passerBy } from './passer-by'
import type { Scene } from './scene'

const leanDegrees = -9

type Hauler = {
  x: number
  y: number
  h: number
}

/** The point where a hauler's front hand holds the rope. */
function gripPoint({ x, y, h }: Hauler): Point {
  const a = (leanDegrees * Math.PI) / 180
  const [dx, dy] = [0.262 * h, -0.764 * h]
  return [x + dx * Math.cos(a) - dy * Math.sin(a), y + dx * Math.sin(a) + dy * Math.cos(a)]
}

/** The floats of the net, in a loop on the sea. */
function net(s: SvgCanvas, p: Palette, m: number): string {
  const loop = times(17, (i): Point => {
    const a = Math.PI * (0.06 + (i / 16) * 1.2)
    return [s.w * 0.76 + Math.cos(a) * s.w * 0.16, s.h * 0.52 - Math.sin(a) * m * 0.045]
  })
  return (
    stroke(splinePath(loop), p.ink, s.unit * 2, { opacity: 0.5 }) +
    loop
      .map(([x, y], i) => circle(x, y, m * 0.0075, cycle([cycle(p.accents, 1), p.sun], i)))
      .join('')
  )
}

/** Ten people on a beach who haul a seine net by its rope. */
export function seineFishing(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const base = beach(p, {
      light: { x: 0.78, y: 0.24, r: 0.1, style: 'stepped' },
      horizon: 0.44,
      palms: [[0.05, 0.86, 0.72, 0.12]],
      boats: [[0.56, 0.53, 0.2]],
    })(s)
    const team = times(10, (i): Hauler => {
      const t = i / 9
      return {
        x: s.w * (0.8 - 0.72 * t ** 0.92),
        y: s.h * (0.75 + 0.21 * t + (i % 2) * 0.012),
        h: m * (0.3 + 0.17 * t),
      }
    })
    const grips = team.map(gripPoint)
    const [first, last] = [cycle(grips, 0), cycle(grips, -1)]
    const rope = splinePath([
      [s.w * 0.92, s.h * 0.525],
      [(s.w * 0.92 + first[0]) / 2, (s.h * 0.525 + first[1]) / 2 + m * 0.004],
      ...grips,
      [last[0] - m * 0.24, last[1] + m * 0.12],
      [-m * 0.04, s.h * 0.93],
    ])
    const shadows = repeat(10, (i) => {
      const { x, y, h } = cycle(team, i)
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
      stroke(rope, p.ink, s.unit * 7) +
      stroke(rope, cycle(p.ground, 0), s.unit * 2.4, { opacity: 0.8 }) +
      repeat(10, (i) => {
        const { x, y, h } = cycle(team, i)
        return group(
          passerBy(s, p, x, y, h, 'reach', i * 2 + 1),
          `rotate(${leanDegrees} ${num(x)} ${num(y)})`,
        )
      })
    )
  }
}
