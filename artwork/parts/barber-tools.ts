import { darker, lighter } from '../color'
import { repeat } from '../random'
import { circle, ellipse, group, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { roundGradient } from './vessel-shading'

const steel = '#c3d0d6'
const steelShade = '#5f7682'
const brass = '#d9a441'

/** Steel lit from the left, along the width of the shape. */
const polishedSteel = (s: SvgCanvas) =>
  s.linearGradient(
    [
      [0, '#f6fafb'],
      [0.35, steel],
      [0.6, '#8ea3ad'],
      [1, '#dbe5e9'],
    ],
    0,
    0,
    1,
    0,
  )

/** Open scissors, seen from above; the origin is the pivot, the blades point up. */
export function scissors(s: SvgCanvas): string {
  const blade =
    'M-1 -268C8 -236 19 -150 21 -40L22 10C14 20 -12 20 -16 8L-13 -40C-9 -130 -5 -220 -1 -268Z'
  const shank = 'M-16 0C-14 60 -20 110 -30 164L-4 168C6 116 18 60 22 6Z'
  const half =
    ellipse(-20, 214, 33, 46, 'none', { stroke: steelShade, width: 19 }) +
    ellipse(-21, 213, 33, 46, 'none', { stroke: steel, width: 12 }) +
    stroke('M-50 200C-46 180 -32 168 -18 168', '#ffffff', 5, { opacity: 0.85 }) +
    path(shank, polishedSteel(s)) +
    path(blade, polishedSteel(s)) +
    path('M-1 -268C8 -236 19 -150 21 -40L22 6L8 4C8 -90 4 -190 -1 -268Z', steelShade, {
      opacity: 0.55,
    }) +
    stroke('M-10 -30C-7 -120 -4 -190 -1 -250', '#ffffff', 3, { opacity: 0.9 })
  /* The rest of the little finger. */
  const tang =
    stroke('M-30 262C-40 284 -50 296 -64 300', steelShade, 13) +
    stroke('M-31 262C-41 283 -51 294 -64 298', steel, 8)
  return (
    group(half, 'scale(-1 1) rotate(15)') +
    group(half + tang, 'rotate(15)') +
    circle(0, 4, 11, darker(brass, 0.3)) +
    circle(-1, 3, 9, brass) +
    stroke('M-6 -2L5 8', darker(brass, 0.5), 2.6)
  )
}

/** A comb with wide and fine teeth, 420 long; the origin is its middle, the teeth point down. */
export function comb(s: SvgCanvas, color: string): string {
  const teeth = (from: number, to: number, step: number, w: number) =>
    repeat(Math.round((to - from) / step), (i) =>
      rect(from + i * step, -6, w, 52 - Math.abs(from + i * step) * 0.03, color, { r: w / 2 }),
    )
  const spine =
    'M-214 -4C-212 -26 -196 -34 -160 -36C-60 -44 60 -44 160 -36C196 -34 212 -26 214 -4V4H-214Z'
  return (
    teeth(-192, -8, 14.2, 7) +
    teeth(-4, 194, 8.6, 4.6) +
    path('M-214 -8H-194V44C-204 48 -212 40 -214 28Z', color) +
    path('M194 -8H214V28C212 40 204 48 194 44Z', color) +
    path(
      spine,
      s.linearGradient([
        [0, lighter(color, 0.3)],
        [0.5, color],
        [1, darker(color, 0.25)],
      ]),
    ) +
    stroke('M-190 -24C-100 -36 100 -36 190 -24', lighter(color, 0.65), 4, { opacity: 0.6 })
  )
}

/** A shaving brush, 290 high, on its handle; the origin is the middle of its base. */
export function shavingBrush(s: SvgCanvas, handle: string): string {
  const knot =
    'M-37 -138C-50 -180 -72 -226 -62 -264C-40 -296 40 -296 62 -264C72 -226 50 -180 37 -138Z'
  return (
    path(
      'M-44 0C-50 -26 -22 -40 -22 -66C-22 -84 -42 -92 -40 -122H40C42 -92 22 -84 22 -66C22 -40 50 -26 44 0C24 6 -24 6 -44 0Z',
      roundGradient(s, handle),
    ) +
    stroke('M-28 -12C-30 -26 -10 -42 -10 -66C-10 -86 -26 -94 -27 -112', '#ffffff', 6, {
      opacity: 0.45,
    }) +
    s.clip(
      knot,
      path(
        knot,
        s.linearGradient([
          [0, '#fbf1de'],
          [0.34, '#d8c3a2'],
          [0.62, '#6b4a35'],
          [1, '#caa884'],
        ]),
      ) +
        repeat(17, (i) => {
          const t = i / 8 - 1
          return stroke(
            `M${num(t * 33)} -134C${num(t * 46)} -190 ${num(t * 66)} -230 ${num(t * 58)} -290`,
            i % 3 === 0 ? '#fff8ea' : '#4a2f22',
            2.4,
            { opacity: 0.35 },
          )
        }) +
        path('M10 -138C24 -190 34 -240 30 -300H90V-138Z', '#2a1712', { opacity: 0.22 }),
    ) +
    rect(-41, -144, 82, 24, roundGradient(s, brass), { r: 5 })
  )
}

/** Clippers on their dock, 400 high; the origin is the middle of the dock's base. */
export function clippers(s: SvgCanvas, color: string): string {
  const body =
    'M-50 -34C-60 -110 -58 -190 -48 -262C-46 -290 -44 -304 -42 -318H42C44 -304 46 -290 48 -262C58 -190 60 -110 50 -34C30 -22 -30 -22 -50 -34Z'
  const tooth = (i: number) => rect(-50 + i * 7.4, -386, 4.4, 24, '#f2f7f9', { r: 2 })
  return (
    path('M-66 0C-70 -34 -60 -62 -44 -66H44C60 -62 70 -34 66 0C40 8 -40 8 -66 0Z', '#18242b') +
    path(
      body,
      s.linearGradient(
        [
          [0, lighter(color, 0.34)],
          [0.28, color],
          [0.7, darker(color, 0.3)],
          [1, darker(color, 0.7)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    stroke('M-38 -60C-46 -130 -44 -200 -36 -262', '#ffffff', 7, { opacity: 0.4 }) +
    /* The dock holds the lower end. */
    path(
      'M-66 0C-68 -18 -66 -34 -60 -46C-30 -30 30 -30 60 -46C66 -34 68 -18 66 0C40 8 -40 8 -66 0Z',
      roundGradient(s, '#2a3a42'),
    ) +
    stroke('M-56 -34C-28 -20 28 -20 56 -34', '#7f96a0', 4, { opacity: 0.7 }) +
    /* Switch and lever. */
    rect(-15, -214, 30, 66, darker(color, 0.6), { r: 15 }) +
    rect(-12, -210, 24, 34, roundGradient(s, brass), { r: 11 }) +
    repeat(3, (i) => stroke(`M-6 ${-200 + i * 7}H6`, darker(brass, 0.5), 2.4)) +
    rect(-22, -112, 44, 7, brass, { r: 3 }) +
    path(
      'M44 -300C62 -292 72 -262 68 -226C67 -216 56 -216 56 -226C58 -252 54 -270 44 -276Z',
      polishedSteel(s),
    ) +
    /* The blade. */
    rect(-50, -378, 101, 22, steelShade, { r: 3 }) +
    repeat(14, tooth) +
    path('M-44 -316L-52 -366H52L44 -316Z', polishedSteel(s)) +
    circle(-22, -336, 5, steelShade) +
    circle(22, -336, 5, steelShade) +
    rect(-46, -322, 92, 10, brass, { r: 3 })
  )
}
