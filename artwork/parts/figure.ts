import { darker, lighter, mix } from '../color'
import { cycle, repeat } from '../random'
import { circle, group, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { arm, leg, sleeve } from './limbs'
import { lowDetailHead } from './low-detail-head'
import type { Pose, PoseShape } from './poses'
import { parseFold, parseJoints, poses } from './poses'
import type { FrontHairKind } from './three-quarter-hair'
import { hairBehind, hairInFront } from './three-quarter-hair'
import type { FrontWrapKind } from './three-quarter-wraps'
import { threeQuarterWrap } from './three-quarter-wraps'

export type { Pose } from './poses'

/** A full-length person; (x, y) is the point on the ground between the feet. */
export type FigureOptions = {
  x: number
  y: number
  height: number
  pose: Pose
  flip?: boolean
  skin: string
  rim: string
  top: string
  skirt: string
  shade: string
  wrap?: FrontWrapKind
  wrapFill?: string
  hair?: FrontHairKind
  grey?: boolean
  trim?: string
}

/** Folds of cloth: shadows that widen towards the hem, each with a highlight. */
function fabricFolds(b: PoseShape, shade: string, light: string): string {
  const wedge = (x0: number, y0: number, x1: number, y1: number, w: number) =>
    `M${x0} ${y0}Q${num(x0 + (x1 - x0) * 0.3)} ${num((y0 + y1) / 2)} ${num(x1 - w)} ${y1 + 20}L${num(x1 + w)} ${y1 + 20}Q${num(x0 + (x1 - x0) * 0.4 + w * 0.4)} ${num((y0 + y1) / 2)} ${x0} ${y0}Z`
  return b.folds
    .map(parseFold)
    .map(
      ([x0, y0, x1, y1]) =>
        path(wedge(x0, y0, x1, y1, 11), shade, { opacity: 0.34 }) +
        path(wedge(x0 + 7, y0, x1 + 22, y1, 7), light, { opacity: 0.22 }),
    )
    .join('')
}

function figureHead(s: SvgCanvas, o: FigureOptions, b: PoseShape, edge: string): string {
  const color = o.grey ? '#b8b0aa' : darker(o.skin, 0.75)
  const shine = o.grey ? '#ffffff' : mix(o.skin, '#ffffff', 0.18)
  const drawn =
    (o.hair === undefined ? '' : hairBehind(s, o.hair, color, shine)) +
    lowDetailHead(s, o.skin, edge, b.neck) +
    (o.hair === undefined ? '' : hairInFront(s, o.hair, color, shine)) +
    (o.wrap === undefined
      ? ''
      : threeQuarterWrap(s, o.wrap, o.wrapFill ?? o.top, o.shade, o.rim) +
        (o.wrap === 'fila' ? '' : circle(-126, 66, 16, '#f2b53f'))) +
    (o.wrap === undefined || b.neck === 'collar'
      ? ''
      : repeat(9, (i) =>
          circle(
            -104 + i * 21,
            262 + Math.sin((Math.PI * i) / 8) * 62,
            12,
            i % 2 === 0 ? '#d8432c' : (o.trim ?? '#f2b53f'),
          ),
        ))
  return group(
    drawn,
    `translate(${b.head[0] + 4} ${b.head[1] - 22}) rotate(${b.tilt ?? 0}) scale(0.32)`,
  )
}

/** A full-length person in patterned cloth, in a given pose. */
export function figure(s: SvgCanvas, o: FigureOptions): string {
  const b = poses[o.pose]
  const edge = mix(o.skin, o.rim, 0.6)
  const light = lighter(o.rim, 0.4)
  const limbs = { skin: o.skin, edge, metal: mix(o.trim ?? '#f2b53f', '#f2b53f', 0.6) }
  const shade = s.linearGradient(
    [
      [0, o.shade, 0],
      [0.5, o.shade, 0.14],
      [1, o.shade, 0.66],
    ],
    1,
    0.2,
    0,
    0.8,
  )
  const clothed = (d: string, fill: string, more = '') =>
    s.clip(d, path(d, fill) + more + path(d, shade) + stroke(d, light, 6, { opacity: 0.4 }))
  const drawArm = (i: number) => {
    const { joints: coordinates, hand, thumbUp } = cycle(b.arms, i)
    const joints = parseJoints(coordinates)
    const drawn = arm(s, joints, hand, thumbUp ?? false, limbs)
    return b.sleeveLength === 'robe'
      ? drawn
      : drawn + sleeve(s, joints, b.sleeveLength, o.top, o.shade, o.trim)
  }
  const robe = b.sleeveLength === 'robe'
  const band = (d: string, w: number) =>
    o.trim === undefined ? '' : stroke(d, o.trim, w, { cap: 'butt' })
  const drawn =
    drawArm(1) +
    (robe ? drawArm(0) : '') +
    b.legs
      .map(({ joints, rotation }) => leg(s, parseJoints(joints), rotation ?? 0, limbs))
      .join('') +
    clothed(b.skirt, o.skirt, fabricFolds(b, o.shade, light) + band(b.hem, 24)) +
    clothed(b.top, o.top, o.pose === 'tunic' ? fabricFolds(b, o.shade, light) : '') +
    band(b.seam, robe ? 9 : 12) +
    figureHead(s, o, b, edge) +
    (robe ? '' : drawArm(0))
  const k = o.height / 1000
  return group(
    drawn,
    `translate(${num(o.x)} ${num(o.y)}) scale(${num(o.flip ? -k : k, 4)} ${num(k, 4)})`,
  )
}
