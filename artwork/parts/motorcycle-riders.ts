import { darker, lighter, mix } from '../color'
import { circle, group, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { FaceKind } from './facial-features'
import { faceOutlines, facialFeatures, skullPath } from './facial-features'
import type { Joints } from './limbs'
import { arm, sleeve } from './limbs'
import { limbPoints, ribbonPath } from './ribbon'

/** Colours of a rider, in the units of a motorcycle. */
export type RiderColors = {
  skin: string
  rim: string
  ink: string
}

const jeansColor = '#2f436b'

/** Cloth with shade on the left, folds and a rim light. */
export const clothedShape = (
  s: SvgCanvas,
  d: string,
  fill: string,
  folds: string,
  o: RiderColors,
) =>
  s.clip(
    d,
    path(d, fill) +
      path(
        d,
        s.linearGradient(
          [
            [0, o.ink, 0],
            [0.5, o.ink, 0.08],
            [1, o.ink, 0.46],
          ],
          1,
          0.1,
          0,
          0.6,
        ),
      ) +
      stroke(folds, o.ink, 6, { opacity: 0.26 }) +
      stroke(d, lighter(o.rim, 0.3), 7, { opacity: 0.4 }),
  )

/** An arm with a short sleeve; the hand grips. */
export function sleevedArm(s: SvgCanvas, joints: Joints, cloth: string, o: RiderColors): string {
  const skin = { skin: o.skin, edge: mix(o.skin, o.rim, 0.6), metal: o.ink }
  return arm(s, joints, 'hold', true, skin, 1.1) + sleeve(s, joints, 0.72, cloth, o.ink, undefined)
}

function trouserLeg(s: SvgCanvas, joints: Joints, o: RiderColors): string {
  const d = ribbonPath(limbPoints(joints), [96, 88, 74, 62, 52])
  const [x, y] = [joints[2][0], joints[2][1] + 22]
  const shoe = `M${x - 24} ${y - 12}C${x - 30} ${y + 6} ${x - 30} ${y + 18} ${x - 26} ${y + 22}H${x + 70}C${x + 76} ${y + 4} ${x + 46} ${y - 2} ${x + 24} ${y - 20}Z`
  return (
    path(shoe, darker(o.ink, 0.1)) +
    stroke(`M${x - 26} ${y + 22}H${x + 70}`, '#efe6da', 7) +
    clothedShape(
      s,
      d,
      jeansColor,
      'M62 -286C74 -270 76 -250 66 -232M-10 -300C4 -290 16 -288 30 -290M26 -132L58 -122',
      o,
    )
  )
}

const helmetPath =
  'M88 -128C80 -210 14 -250 -54 -242C-152 -230 -198 -140 -188 -40C-184 20 -164 74 -134 98C-104 114 -66 112 -42 98C-26 80 -30 40 -24 -6C-18 -52 20 -96 88 -128Z'

/** A head in profile under an open-face helmet; the origin is the middle of the head. */
function helmetedHead(s: SvgCanvas, face: FaceKind, helmet: string, o: RiderColors): string {
  const f = faceOutlines[face]
  const edge = mix(o.skin, o.rim, 0.7)
  const head = `${f.face}${f.jaw}${skullPath}`
  const neck = 'M48 170C30 200 30 240 44 300L-150 330C-112 270 -100 170 -104 60L20 60Z'
  return (
    path(neck, darker(o.skin, 0.3)) +
    s.clip(
      head,
      path(head, edge) +
        group(path(head, lighter(o.skin, 0.08)), 'translate(-9 4)') +
        path('M-62 60C-40 130 20 170 70 176L54 214H-90Z', darker(o.skin, 0.5), { opacity: 0.34 }) +
        facialFeatures(f, { skin: o.skin, eyesOpen: true }),
    ) +
    stroke('M-44 92C-34 140 4 182 48 196', o.ink, 11) +
    s.clip(
      helmetPath,
      path(helmetPath, helmet) +
        path('M-210 -60C-150 -10 -90 40 -30 30V140H-210Z', darker(helmet, 0.5), { opacity: 0.4 }) +
        stroke('M-196 -70C-150 -120 -40 -150 110 -130', lighter(helmet, 0.7), 16, {
          opacity: 0.9,
        }) +
        stroke('M-110 -176C-70 -214 -10 -226 40 -206', '#ffffff', 11, { opacity: 0.55 }) +
        stroke('M88 -128C20 -96 -18 -52 -24 -6C-30 40 -26 80 -42 98', darker(helmet, 0.55), 13),
    ) +
    path(
      'M30 -126C76 -150 132 -150 170 -128C174 -120 168 -116 160 -116C120 -122 80 -116 44 -98Z',
      darker(helmet, 0.42),
    ) +
    circle(-52, -70, 13, darker(helmet, 0.4))
  )
}

export type DriverOptions = RiderColors & { shirt: string; helmet: string; face: FaceKind }

/** The far arm of a driver, behind the motorcycle. */
export const driverFarArm = (s: SvgCanvas, o: DriverOptions) =>
  arm(
    s,
    [
      [0, -440],
      [56, -396],
      [122, -404],
    ],
    'hold',
    true,
    { skin: darker(o.skin, 0.25), edge: mix(o.skin, o.rim, 0.3), metal: o.ink },
    1.06,
  )

const nearSleeve =
  'M-86 -470C-80 -512 -36 -518 -14 -490C2 -466 16 -440 30 -414C12 -394 -16 -380 -44 -377C-58 -410 -82 -438 -86 -470Z'

/** A driver on the seat: a foot on the peg, the near hand on the grip. */
export function taxiDriver(s: SvgCanvas, o: DriverOptions): string {
  const shirt =
    'M-58 -520C-92 -508 -118 -470 -122 -410C-126 -350 -130 -300 -132 -262C-104 -246 -50 -246 -16 -258C-14 -300 -10 -330 2 -372C16 -420 20 -470 -2 -506Z'
  return (
    group(helmetedHead(s, o.face, o.helmet, o), 'translate(0 -572) rotate(5) scale(0.33)') +
    trouserLeg(
      s,
      [
        [-82, -292],
        [88, -254],
        [22, -134],
      ],
      o,
    ) +
    clothedShape(
      s,
      shirt,
      o.shirt,
      'M-96 -470C-108 -400 -104 -330 -110 -268M-50 -330C-60 -306 -64 -286 -64 -262M0 -380C-20 -350 -30 -330 -34 -300',
      o,
    ) +
    s.clip(shirt, stroke('M-136 -372C-96 -356 -40 -356 14 -370', '#fff6d8', 17, { opacity: 0.9 })) +
    path(
      'M-62 -522C-40 -500 -14 -498 4 -510L6 -492C-16 -482 -46 -486 -66 -508Z',
      darker(o.shirt, 0.25),
    ) +
    s.clip(shirt, group(path(nearSleeve, o.ink, { opacity: 0.3 }), 'translate(-10 10)')) +
    arm(
      s,
      [
        [-46, -470],
        [4, -376],
        [74, -391],
      ],
      'hold',
      true,
      { skin: o.skin, edge: mix(o.skin, o.rim, 0.6), metal: o.ink },
      1.16,
    ) +
    clothedShape(
      s,
      nearSleeve,
      o.shirt,
      'M-58 -486C-40 -450 -30 -420 -24 -384M-26 -484C-10 -456 2 -430 8 -402',
      o,
    ) +
    s.clip(nearSleeve, stroke('M30 -418C10 -398 -16 -384 -44 -380', darker(o.shirt, 0.3), 12))
  )
}
