import { cycle } from '../random'
import type { Point } from '../shapes'
import { num, splinePath } from '../shapes'

/** Path data of a variable-width stroke with a rounded end: an arm, a leg or a finger. */
export function ribbonPath(points: readonly Point[], widths: readonly number[]): string {
  const last = points.length - 1
  const along = (i: number): Point => {
    const [ax, ay] = cycle(points, Math.max(0, i - 1))
    const [bx, by] = cycle(points, Math.min(last, i + 1))
    const length = Math.hypot(bx - ax, by - ay) || 1
    return [(bx - ax) / length, (by - ay) / length]
  }
  const side = (i: number, sign: number): Point => {
    const [x, y] = cycle(points, i)
    const [dx, dy] = along(i)
    const r = (cycle(widths, i) / 2) * sign
    return [x - dy * r, y + dx * r]
  }
  const [ex, ey] = cycle(points, last)
  const [dx, dy] = along(last)
  const r = cycle(widths, last) * 0.56
  const outline = [
    ...points.map((_, i) => side(i, -1)),
    [ex + dx * r, ey + dy * r] as const,
    ...points.map((_, i) => side(last - i, 1)),
  ]
  return splinePath(outline, true)
}

/** The direction of the last segment of a polyline, in degrees. */
export function endAngle(points: readonly Point[]): string {
  const [ax, ay] = cycle(points, points.length - 2)
  const [bx, by] = cycle(points, points.length - 1)
  return num((Math.atan2(by - ay, bx - ax) * 180) / Math.PI)
}

/**
 * The five points of a limb for `ribbonPath`: its joints, softened at the middle one, and the
 * midpoints between them.
 */
export function limbPoints(joints: readonly [Point, Point, Point]): Point[] {
  const [a, b, c] = joints
  const between = ([px, py]: Point, [qx, qy]: Point, t: number): Point => [
    px + (qx - px) * t,
    py + (qy - py) * t,
  ]
  const chord = between(a, c, 0.5)
  return [a, between(a, b, 0.5), between(b, chord, 0.07), between(b, c, 0.5), c]
}
