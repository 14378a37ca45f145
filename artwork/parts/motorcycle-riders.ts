import { darker, lighter, mix } from '../color'
import { circle, group, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { Joints } from './limbs'
import { arm, sleeve } from './limbs'
import { lowDetailHead } from './low-detail-head'
import { limbPoints, ribbonPath } from './ribbon'
import { threeQuarterWrap } from './three-quarter-wraps'

type RiderColors = {
  skin: string
  rim: string
  ink: string
}

const jeansColor = '#2b3a5e'

const clothedShape = (s: SvgCanvas, d: string, fill: string, folds: string, o: RiderColors) =>
  s.clip(
    d,
    path(d, fill) +
      path(
        d,
        s.linearGradient(
          [
            [0, o.ink, 0],
            [0.5, o.ink, 0.1],
            [1, o.ink, 0.5],
          ],
          1,
          0.1,
          0,
          0.6,
        ),
      ) +
      stroke(folds, o.ink, 7, { opacity: 0.26 }) +
      stroke(d, lighter(o.rim, 0.3), 8, { opacity: 0.4 }),
  )

/** An arm with a sleeve, thicker than the arms of `figure`. */
function sleevedArm(
  s: SvgCanvas,
  joints: Joints,
  length: number,
  cloth: string,
  o: RiderColors,
): string {
  const skin = { skin: o.skin, edge: mix(o.skin, o.rim, 0.6), metal: o.ink }
  return (
    arm(s, joints, 'hold', true, skin, 1.28) + sleeve(s, joints, length, cloth, o.ink, undefined)
  )
}

function trouserLeg(s: SvgCanvas, joints: Joints, o: RiderColors): string {
  const d = ribbonPath(limbPoints(joints), [92, 84, 66, 58, 46])
  const [, , [x, y]] = joints
  const shoe = `M${x - 24} ${y - 14}C${x - 30} ${y + 10} ${x - 30} ${y + 22} ${x - 26} ${y + 26}H${x + 66}C${x + 70} ${y + 8} ${x + 44} ${y + 2} ${x + 22} ${y - 16}Z`
  return (
    path(shoe, o.ink) +
    stroke(`M${x - 26} ${y + 26}H${x + 66}`, lighter(o.ink, 0.6), 7) +
    clothedShape(s, d, jeansColor, 'M40 -250L60 -214M52 -150L30 -110', o)
  )
}

/** The driver of a motorcycle taxi in a uniform shirt, both hands on the handlebar. */
export function taxiDriver(
  s: SvgCanvas,
  o: RiderColors & { shirt: string; helmet: string },
): string {
  const shirt =
    'M-90 -262C-88 -330 -104 -430 -84 -500C-68 -544 -34 -566 -12 -576C8 -562 34 -560 48 -570C74 -556 86 -524 80 -488C70 -430 50 -350 54 -262C10 -240 -52 -240 -90 -262Z'
  const band = 'M-104 -352C-56 -334 10 -334 64 -350'
  const shell =
    'M-128 54C-190 40 -206 -60 -190 -120C-160 -236 -60 -262 20 -250C96 -238 136 -186 128 -96C60 -128 -40 -130 -84 -92C-104 -60 -100 20 -128 54Z'
  const head =
    lowDetailHead(s, o.skin, mix(o.skin, o.rim, 0.6), 'collar') +
    stroke('M-116 40C-104 110 -40 190 40 204M112 -60C118 30 104 140 40 204', o.ink, 10, {
      opacity: 0.75,
    }) +
    s.clip(
      shell,
      path(shell, o.helmet) +
        path('M-210 70C-210 -80 -150 -160 -40 -190L-90 80Z', darker(o.helmet, 0.5), {
          opacity: 0.45,
        }) +
        stroke('M-190 -30C-130 -150 20 -190 130 -150', lighter(o.helmet, 0.65), 15) +
        stroke('M-40 -232C10 -240 70 -224 100 -180', '#ffffff', 10, { opacity: 0.5 }),
    ) +
    path(
      'M-92 -88C-30 -136 70 -132 130 -96C150 -92 164 -84 168 -72C100 -100 -20 -110 -92 -88Z',
      darker(o.helmet, 0.45),
    )
  return (
    trouserLeg(
      s,
      [
        [-44, -276],
        [112, -236],
        [70, -104],
      ],
      o,
    ) +
    sleevedArm(
      s,
      [
        [60, -506],
        [92, -420],
        [172, -402],
      ],
      0.7,
      o.shirt,
      o,
    ) +
    clothedShape(
      s,
      shirt,
      o.shirt,
      'M-60 -500C-90 -420 -90 -340 -80 -270M-10 -420C-30 -360 -30 -320 -24 -270M60 -420C40 -380 30 -340 34 -280',
      o,
    ) +
    s.clip(shirt, stroke(band, '#fff6d8', 17, { opacity: 0.9 })) +
    group(head, 'translate(14 -654) scale(0.37)') +
    path(
      'M-30 -574C-12 -548 30 -544 52 -568L44 -538C26 -524 -8 -526 -26 -544Z',
      darker(o.shirt, 0.22),
    ) +
    sleevedArm(
      s,
      [
        [24, -506],
        [60, -404],
        [146, -394],
      ],
      0.66,
      o.shirt,
      o,
    )
  )
}

/** A passenger who sits side-saddle behind the driver, a hand on his shoulder. */
export function pillionPassenger(
  s: SvgCanvas,
  o: RiderColors & { top: string; skirt: string; wrap: string },
): string {
  const skirt =
    'M-286 -286C-300 -250 -262 -214 -214 -206C-176 -170 -166 -140 -170 -92C-136 -76 -100 -82 -76 -98C-66 -140 -70 -226 -106 -286C-160 -310 -240 -310 -286 -286Z'
  const top =
    'M-250 -500C-232 -536 -200 -548 -188 -552C-166 -538 -146 -540 -130 -550C-106 -540 -96 -510 -100 -476C-106 -430 -116 -400 -112 -370C-102 -330 -94 -300 -88 -270C-150 -246 -240 -250 -296 -280C-276 -320 -262 -350 -260 -380C-264 -430 -264 -470 -250 -500Z'
  const foot =
    'M-150 -60C-154 -40 -160 -26 -156 -18C-140 -10 -96 -12 -84 -18C-86 -28 -108 -34 -120 -62Z'
  const head =
    lowDetailHead(s, o.skin, mix(o.skin, o.rim, 0.6), 'bare') +
    threeQuarterWrap(s, 'turban', o.wrap, o.ink, o.rim) +
    circle(-126, 66, 16, '#f2b53f')
  return (
    path(foot, o.skin) +
    stroke('M-156 -15H-84', '#f2b53f', 7) +
    clothedShape(
      s,
      skirt,
      o.skirt,
      'M-250 -260C-200 -240 -140 -200 -130 -60M-190 -286C-130 -250 -104 -180 -104 -60',
      o,
    ) +
    clothedShape(
      s,
      top,
      o.top,
      'M-230 -360C-200 -340 -150 -340 -116 -362M-200 -350C-216 -320 -226 -300 -240 -272',
      o,
    ) +
    group(head, 'translate(-170 -640) scale(0.35)') +
    sleevedArm(
      s,
      [
        [-168, -494],
        [-140, -398],
        [-58, -420],
      ],
      0.6,
      o.top,
      o,
    )
  )
}
