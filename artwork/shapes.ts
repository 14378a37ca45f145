export type Point = readonly [number, number]

/** A number rounded for an SVG attribute or path data. */
export function num(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)))
}

/** Optional presentation attributes of a shape; `extra` is appended as it is. */
export type PaintOptions = {
  stroke?: string
  width?: number
  opacity?: number
  cap?: 'round' | 'butt'
  extra?: string
}

function attributes(fill: string, paint: PaintOptions): string {
  const { stroke, width, opacity, cap, extra } = paint
  return [
    `fill="${fill}"`,
    stroke === undefined ? '' : `stroke="${stroke}" stroke-width="${num(width ?? 1, 2)}"`,
    cap === 'round' ? 'stroke-linecap="round" stroke-linejoin="round"' : '',
    opacity === undefined ? '' : `opacity="${num(opacity, 3)}"`,
    extra ?? '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** A `<path>` from path data. */
export const path = (d: string, fill: string, paint: PaintOptions = {}) =>
  `<path d="${d}" ${attributes(fill, paint)}/>`

/** An open path: no fill, round caps and joins. */
export const stroke = (d: string, color: string, width: number, paint: PaintOptions = {}) =>
  path(d, 'none', { cap: 'round', ...paint, stroke: color, width })

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  paint: PaintOptions & { r?: number } = {},
) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, w))}" height="${num(Math.max(0, h))}"${paint.r === undefined ? '' : ` rx="${num(paint.r)}"`} ${attributes(fill, paint)}/>`

export const circle = (x: number, y: number, r: number, fill: string, paint: PaintOptions = {}) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r, 2)}" ${attributes(fill, paint)}/>`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  paint: PaintOptions = {},
) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx, 2)}" ry="${num(ry, 2)}" ${attributes(fill, paint)}/>`

/** Path data of a closed polygon. */
const polygonPath = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`

export const polygon = (points: readonly Point[], fill: string, paint: PaintOptions = {}) =>
  path(polygonPath(points), fill, paint)

/** Path data of a rectangle. */
export const rectPath = (x: number, y: number, w: number, h: number) =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`

/** Path data of a circle. */
export const circlePath = (x: number, y: number, r: number) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`

/** A `<g>` with an optional transform and extra attributes. */
export const group = (content: string, transform = '', extra = '') =>
  `<g${transform === '' ? '' : ` transform="${transform}"`}${extra === '' ? '' : ` ${extra}`}>${content}</g>`

/**
 * Moves content drawn around the origin to (x, y), scaled (negative: mirrored) and rotated in
 * degrees.
 */
export function place(
  content: string,
  x: number,
  y: number,
  sx = 1,
  sy = sx,
  rotation = 0,
): string {
  const rotate = rotation === 0 ? '' : ` rotate(${num(rotation, 2)})`
  return group(
    content,
    `translate(${num(x)} ${num(y)})${rotate} scale(${num(sx, 4)} ${num(sy, 4)})`,
  )
}

/** Path data of a smooth curve through points (a Catmull-Rom spline as Bézier curves). */
export function splinePath(points: readonly Point[], close = false): string {
  const count = points.length
  const get = (i: number): Point => {
    const index = close ? (i + count) % count : Math.max(0, Math.min(count - 1, i))
    return points[index] ?? [0, 0]
  }
  const first = get(0)
  let d = `M${num(first[0])} ${num(first[1])}`
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${num(c1[0])} ${num(c1[1])} ${num(c2[0])} ${num(c2[1])} ${num(p2[0])} ${num(p2[1])}`
  }
  return close ? `${d}Z` : d
}

/**
 * Path data of the area between a smooth curve and a horizontal bottom edge: hills, dunes, waves.
 */
export const areaPath = (points: readonly Point[], bottom: number) => {
  const first = points[0] ?? [0, 0]
  const last = points[points.length - 1] ?? [0, 0]
  return `${splinePath(points)}L${num(last[0])} ${num(bottom)}L${num(first[0])} ${num(bottom)}Z`
}
