import { darker, lighter } from '../color'
import { repeat } from '../random'
import { circle, ellipse, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

export type MotorcycleColors = {
  body: string
  ink: string
  /** The headlight, where it is lit. */
  lamp?: string
}

const chrome = '#c9cdd1'
const wheelRadius = 104

/** The axles of the wheels. */
const [rearX, frontX, axleY] = [-218, 234, -wheelRadius]

function wheel(x: number, tyre: string): string {
  const spoke = (i: number) => {
    const a = (i * Math.PI) / 5
    return `M${num(x + Math.cos(a + 0.5) * 18)} ${num(axleY + Math.sin(a + 0.5) * 18)}L${num(x + Math.cos(a) * 74)} ${num(axleY + Math.sin(a) * 74)}`
  }
  return (
    circle(x, axleY, 90, 'none', { stroke: tyre, width: 28 }) +
    circle(x, axleY, 75, 'none', { stroke: chrome, width: 7 }) +
    stroke(Array.from({ length: 10 }, (_, i) => spoke(i)).join(''), chrome, 2.6, {
      opacity: 0.8,
    }) +
    circle(x, axleY, 27, darker(chrome, 0.45)) +
    circle(x, axleY, 20, darker(chrome, 0.2)) +
    circle(x, axleY, 7, tyre)
  )
}

/** A mudguard along the tyre, from one angle to another, in degrees from the right, clockwise. */
function mudguard(x: number, from: number, to: number, color: string): string {
  const at = (degrees: number, r: number) => {
    const a = (degrees * Math.PI) / 180
    return `${num(x + Math.cos(a) * r)} ${num(axleY + Math.sin(a) * r)}`
  }
  return (
    path(
      `M${at(from, 110)}A110 110 0 0 1 ${at(to, 110)}L${at(to, 126)}A126 126 0 0 0 ${at(from, 126)}Z`,
      color,
    ) +
    stroke(`M${at(from + 6, 122)}A122 122 0 0 1 ${at(to - 6, 122)}`, lighter(color, 0.5), 3.5, {
      opacity: 0.8,
    })
  )
}

function engine(dark: string): string {
  const metal = darker(chrome, 0.3)
  return (
    stroke('M130 -296L96 -120L-30 -84L-66 -110', dark, 15) +
    path('M20 -214L92 -236L112 -160L46 -138Z', metal) +
    repeat(6, (i) =>
      stroke(`M${24 + i * 4} ${-206 + i * 13}L${92 + i * 4} ${-227 + i * 13}`, dark, 4.5),
    ) +
    path(
      'M-66 -176C-30 -190 40 -176 72 -150C98 -128 96 -92 66 -82H-44C-80 -92 -88 -152 -66 -176Z',
      darker(metal, 0.3),
    ) +
    circle(-14, -128, 39, metal) +
    circle(-14, -128, 30, darker(metal, 0.2)) +
    stroke('M-34 -142A26 26 0 0 1 2 -150', lighter(chrome, 0.5), 4, { opacity: 0.8 }) +
    circle(52, -118, 20, metal)
  )
}

const exhaust =
  stroke('M92 -166C124 -150 122 -78 62 -72L-70 -70', darker(chrome, 0.15), 15) +
  path(
    'M-60 -86C-120 -92 -240 -96 -318 -92C-326 -84 -326 -70 -318 -62C-240 -54 -120 -54 -60 -58Z',
    chrome,
  ) +
  stroke('M-74 -80C-140 -85 -240 -88 -310 -84', '#ffffff', 5, { opacity: 0.7 }) +
  stroke('M-80 -63C-140 -59 -240 -60 -312 -66', darker(chrome, 0.5), 5, { opacity: 0.6 })

/** The part of a motorcycle behind its rider's near leg and hand; it heads right. */
export function motorcycle(s: SvgCanvas, { body, ink, lamp }: MotorcycleColors): string {
  const dark = darker(ink, 0.15)
  const shade = darker(body, 0.38)
  const tank =
    'M-46 -262C-34 -316 24 -346 82 -338C120 -332 140 -308 136 -288C128 -262 74 -254 24 -250C-6 -248 -34 -250 -46 -262Z'
  return (
    ellipse(4, 2, 356, 15, '#000000', { opacity: 0.3 }) +
    wheel(rearX, dark) +
    wheel(frontX, dark) +
    mudguard(rearX, 196, 312, body) +
    mudguard(frontX, 214, 338, body) +
    // The swing arm, the shock absorber and its spring.
    stroke(`M-60 -118L${rearX} ${axleY}`, darker(chrome, 0.35), 17) +
    stroke(`M-176 -246L${rearX + 12} -118`, dark, 9) +
    stroke(
      'M-184 -232l20 8M-189 -214l20 8M-194 -196l20 8M-199 -178l20 8M-204 -160l20 8',
      chrome,
      7,
    ) +
    engine(dark) +
    exhaust +
    // Frame, side panel, seat, tail light and rack.
    stroke('M120 -300L-60 -250L-70 -110', dark, 13) +
    path('M-52 -250L-204 -256C-196 -214 -156 -186 -84 -188C-70 -206 -56 -230 -52 -250Z', body) +
    path('M-52 -250L-204 -256C-203 -248 -200 -240 -197 -234C-150 -226 -96 -222 -62 -222Z', shade, {
      opacity: 0.6,
    }) +
    path('M-312 -258L-338 -254C-346 -250 -348 -232 -342 -228L-310 -234Z', '#d5382c') +
    stroke('M-180 -262L-322 -276L-344 -300M-300 -274L-312 -240', darker(chrome, 0.2), 7) +
    path(
      'M-40 -262C-80 -256 -120 -262 -160 -280C-206 -296 -276 -302 -312 -292C-322 -274 -310 -256 -286 -252L-58 -242Z',
      dark,
    ) +
    stroke(
      'M-50 -256C-96 -250 -132 -260 -168 -274C-212 -290 -272 -294 -304 -288',
      lighter(dark, 0.35),
      4,
      { opacity: 0.6 },
    ) +
    // Fork, headlight, tank.
    stroke(`M${frontX} ${axleY}L176 -244`, chrome, 15) +
    stroke('M178 -240L136 -354', dark, 19) +
    stroke(`M${frontX - 6} ${axleY - 4}L172 -240`, '#ffffff', 3.5, { opacity: 0.7 }) +
    s.clip(
      tank,
      path(tank, body) +
        path('M-60 -250C-10 -296 60 -292 150 -262V-230H-60Z', shade, { opacity: 0.75 }) +
        stroke('M-30 -284C4 -322 60 -332 116 -312', lighter(body, 0.6), 8, { opacity: 0.85 }),
    ) +
    rect(40, -348, 34, 12, chrome, { r: 5 }) +
    path('M138 -342C172 -356 202 -340 204 -312C200 -286 170 -276 146 -288Z', dark) +
    ellipse(200, -313, 12, 31, chrome) +
    ellipse(203, -313, 9, 26, lamp ?? '#fff6da') +
    (lamp === undefined
      ? ''
      : path(
          'M206 -338L740 -470V-60L206 -288Z',
          s.linearGradient(
            [
              [0, lamp, 0.55],
              [1, lamp, 0],
            ],
            0,
            0,
            1,
            0,
          ),
        )) +
    circle(146, -366, 19, dark) +
    stroke('M136 -378A16 16 0 0 1 158 -372', lighter(dark, 0.5), 3)
  )
}

/** The handlebar with its near mirror, in front of the tank. */
export const handlebar = (ink: string) =>
  stroke('M140 -352C132 -378 120 -396 96 -398', chrome, 10) +
  stroke('M118 -394L98 -452', chrome, 5) +
  path(
    'M70 -488C74 -500 108 -502 116 -490C118 -474 112 -456 98 -450C84 -452 72 -470 70 -488Z',
    darker(ink, 0.1),
  ) +
  path(
    'M79 -484C84 -492 102 -493 108 -486C108 -474 104 -464 97 -460C88 -462 80 -472 79 -484Z',
    '#dfeaf0',
  ) +
  stroke('M126 -386L148 -394L140 -372', darker(chrome, 0.3), 5)

/** The rubber grip of the handlebar and its foot peg. */
export const gripAndPeg = (ink: string) =>
  stroke('M98 -398L62 -390', darker(ink, 0.2), 17) + stroke('M-6 -88H60', darker(ink, 0.1), 11)
