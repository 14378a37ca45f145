import { mix } from '../color'
import { circle, group, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { lowDetailHead } from './low-detail-head'
import type { RiderColors } from './motorcycle-riders'
import { clothedShape, sleevedArm } from './motorcycle-riders'
import { threeQuarterWrap } from './three-quarter-wraps'

/** A passenger who sits side-saddle behind the driver, a hand at his waist. */
export function pillionPassenger(
  s: SvgCanvas,
  o: RiderColors & { top: string; skirt: string; wrap: string },
): string {
  const skirt =
    'M-256 -330C-282 -312 -292 -280 -276 -258C-250 -240 -218 -236 -204 -226C-192 -190 -196 -160 -198 -128C-176 -114 -128 -112 -104 -124C-98 -170 -100 -222 -116 -258C-124 -290 -140 -316 -156 -330C-190 -340 -230 -340 -256 -330Z'
  const top =
    'M-240 -490C-226 -512 -206 -518 -196 -522C-184 -510 -170 -510 -158 -520C-142 -516 -130 -500 -132 -472C-136 -430 -150 -400 -150 -372C-150 -350 -146 -336 -142 -318C-176 -302 -232 -304 -266 -318C-262 -340 -252 -360 -250 -384C-250 -420 -254 -460 -240 -490Z'
  const foot = (x: number) =>
    path(
      `M${x - 20} -130C${x - 20} -108 ${x - 24} -96 ${x - 20} -88C${x - 6} -82 ${x + 36} -82 ${x + 46} -90C${x + 40} -100 ${x + 16} -104 ${x + 10} -130Z`,
      o.skin,
    ) + stroke(`M${x - 20} -86H${x + 44}`, '#f2b53f', 6)
  const head =
    lowDetailHead(s, o.skin, mix(o.skin, o.rim, 0.6), 'bare') +
    threeQuarterWrap(s, 'turban', o.wrap, o.ink, o.rim) +
    circle(-126, 66, 16, '#f2b53f')
  return (
    sleevedArm(
      s,
      [
        [-228, -474],
        [-268, -392],
        [-218, -340],
      ],
      o.top,
      o,
    ) +
    foot(-164) +
    foot(-128) +
    group(head, 'translate(-180 -596) scale(0.29)') +
    clothedShape(
      s,
      skirt,
      o.skirt,
      'M-240 -300C-196 -280 -150 -256 -140 -130M-206 -232C-186 -236 -170 -220 -166 -128M-128 -262C-116 -220 -116 -170 -118 -130',
      o,
    ) +
    clothedShape(
      s,
      top,
      o.top,
      'M-236 -388C-206 -370 -170 -370 -152 -386M-214 -376C-228 -350 -236 -336 -244 -318',
      o,
    ) +
    sleevedArm(
      s,
      [
        [-148, -474],
        [-130, -392],
        [-70, -356],
      ],
      o.top,
      o,
    )
  )
}
