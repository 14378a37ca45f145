import { darker, mix } from '../color'
import type { Point } from '../shapes'
import { group, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { endAngle, limbPoints, ribbonPath } from './ribbon'

/** The three joints of an arm or a leg, from the body outwards. */
export type Joints = readonly [Point, Point, Point]
export type HandKind = 'rest' | 'hold' | 'open'

/** Colours of an arm or a leg; `edge` is the rim light. */
export type SkinColors = {
  skin: string
  edge: string
  /** Colour of bracelets and sandals. */
  metal: string
}

const handShapes: Record<HandKind, { d: string; lines: string }> = {
  rest: {
    d: 'M-8 -9C8 -13 14 -24 28 -28C36 -29 38 -23 32 -19C28 -16 27 -13 30 -12C44 -12 60 -6 67 0C70 5 64 7 58 6C62 10 58 14 52 12C51 16 45 17 40 15C24 16 6 13 -8 9Z',
    lines: 'M38 -5L59 4M34 3L52 11M30 10L42 15',
  },
  hold: {
    d: 'M-8 -9C4 -17 18 -20 28 -16C36 -12 37 -2 34 6C30 16 18 19 8 16C0 14 -6 11 -8 9Z',
    lines: 'M30 -8L14 -5M33 0L15 3M30 8L14 10',
  },
  open: {
    d: 'M-8 -9C4 -13 8 -28 20 -38C26 -41 30 -36 26 -30C22 -24 22 -19 25 -15C38 -22 52 -30 63 -32C69 -31 68 -25 62 -22L46 -11C56 -13 68 -15 75 -13C79 -10 76 -6 70 -5L48 -1C56 0 64 3 69 7C71 12 66 14 60 12L42 8C48 11 53 15 55 20C54 24 49 24 45 21C34 18 8 14 -8 9Z',
    lines: 'M26 -8L46 -11M26 0L48 -1M24 7L42 8',
  },
}

const withRimLight = (s: SvgCanvas, d: string, { skin, edge }: SkinColors) =>
  s.clip(d, path(d, edge) + group(path(d, skin), 'translate(-4.5 3.5)'))

/** A simplified hand at the end of an arm; the fingers continue the forearm. */
function lowDetailHand(s: SvgCanvas, kind: HandKind, up: boolean, o: SkinColors): string {
  const { d, lines } = handShapes[kind]
  return group(
    withRimLight(s, d, o) + stroke(lines, darker(o.skin, 0.5), 2.4, { opacity: 0.6 }),
    up ? '' : 'scale(1 -1)',
  )
}

/** An arm from the shoulder to the fingers, with a bracelet. */
export function arm(
  s: SvgCanvas,
  joints: Joints,
  hand: HandKind,
  up: boolean,
  o: SkinColors,
  k = 1,
): string {
  const points = limbPoints(joints)
  const d = ribbonPath(
    points,
    [42, 38, 30, 30, 19].map((w) => w * k),
  )
  const [, , [x, y]] = joints
  return (
    withRimLight(s, d, o) +
    group(
      lowDetailHand(s, hand, up, o) + stroke('M-14 -9Q-11 0 -14 9', o.metal, 5),
      `translate(${num(x)} ${num(y)}) rotate(${endAngle(points)}) scale(${num(k, 2)})`,
    )
  )
}

/** A leg from the hem to the sandal; `rotation` of the foot is in degrees. */
export function leg(s: SvgCanvas, joints: Joints, rotation: number, o: SkinColors): string {
  const d = ribbonPath(limbPoints(joints), [50, 44, 36, 35, 21])
  const [, , [x, y]] = joints
  const foot = 'M-11 -22C-11 -8 -17 2 -15 12C-12 17 38 17 54 15C57 9 46 5 35 1C22 -4 13 -12 11 -24Z'
  return (
    withRimLight(s, d, o) +
    group(
      withRimLight(s, foot, o) +
        stroke('M-15 16H54', darker(o.metal, 0.35), 6) +
        stroke('M12 -6C16 2 22 8 30 14M36 2L30 14', o.metal, 4.5),
      `translate(${num(x)} ${num(y)}) rotate(${rotation})`,
    )
  )
}

/** A sleeve over the upper arm, in the cloth of the top, with an optional trim. */
export function sleeve(
  s: SvgCanvas,
  [[ax, ay], [bx, by]]: Joints,
  length: number,
  fill: string,
  shade: string,
  trim: string | undefined,
): string {
  const bone = Math.hypot(bx - ax, by - ay) || 1
  const [dx, dy] = [(bx - ax) / bone, (by - ay) / bone]
  const l = bone * length
  const on = (t: number, r: number): string =>
    `${num(ax + dx * t - dy * r)} ${num(ay + dy * t + dx * r)}`
  const d = `M${on(-20, -8)}C${on(-12, -30)} ${on(l * 0.4, -30)} ${on(l, -36)}C${on(l + 7, -12)} ${on(l + 7, 12)} ${on(l, 36)}C${on(l * 0.4, 30)} ${on(-12, 30)} ${on(-20, 8)}Z`
  const hem = `M${on(l - 5, -36)}C${on(l + 2, -12)} ${on(l + 2, 12)} ${on(l - 5, 36)}`
  const fold = `M${on(l * 0.2, 6)}L${on(l, 14)}M${on(l * 0.3, -8)}L${on(l, -12)}`
  return s.clip(
    d,
    path(d, fill) +
      stroke(fold, shade, 5, { opacity: 0.3 }) +
      group(path(d, 'none', { stroke: shade, width: 14, opacity: 0.3 }), 'translate(-4 5)') +
      stroke(d, mix('#ffffff', shade, 0.1), 4, { opacity: 0.22 }) +
      (trim === undefined ? '' : stroke(hem, trim, 11, { cap: 'butt' })),
  )
}
