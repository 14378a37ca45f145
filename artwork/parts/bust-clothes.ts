import { darker } from '../color'
import { repeat } from '../random'
import { circle, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { ClothFold } from './cloth-folds'
import { clothFolds } from './cloth-folds'

export type Neckline = 'round' | 'vee' | 'shirt' | 'wrapper' | 'boubou'

export type BustClothes = {
  skin: string
  fill: string
  shade: string
  trim: string
  neckline: Neckline
  /** Colour of the rim light. */
  edge: string
  /** Lower end, in face units. */
  depth: number
}

const shoulderLine = {
  near: 'M-134 276C-190 312 -262 330 -312 376C-350 420 -364 560 -404',
  far: 'H310C296 560 280 430 226 380C186 346 120 322 82 282',
} as const

/** The edge of the clothes around the neck, from the far side to the near side. */
const necklinePaths: Record<Exclude<Neckline, 'wrapper'>, string> = {
  round: 'C70 352 -84 356 -134 276Z',
  vee: 'L8 436L-134 276Z',
  shirt: 'L4 362L-134 276Z',
  boubou: 'C74 330 40 344 6 470C-50 360 -110 330 -134 276Z',
}

/** The clothes of a bust in three-quarter view, in face units. */
export function bustClothes(s: SvgCanvas, o: BustClothes): string {
  const { near, far } = shoulderLine
  const body =
    o.neckline === 'wrapper'
      ? `M-258 470C-200 426 -110 430 -20 448C70 430 140 426 190 464C184 600 204 760 214 ${o.depth}H-290C-276 760 -248 600 -258 470Z`
      : `${near} ${o.depth}${far}${necklinePaths[o.neckline]}`
  const shading = s.linearGradient(
    [
      [0, o.shade, 0.7],
      [0.45, o.shade, 0.16],
      [1, o.shade, 0],
    ],
    0,
    0.6,
    1,
    0.2,
  )
  const neckEdge =
    o.neckline === 'wrapper'
      ? stroke('M-258 476C-200 432 -110 436 -20 454C70 436 140 432 190 470', o.trim, 16)
      : stroke(
          `M82 282${necklinePaths[o.neckline].replace('Z', '')}`,
          o.trim,
          o.neckline === 'shirt' ? 4 : 17,
        )
  return (
    path(body, o.fill) +
    s.clip(body, clothFolds(s, o.fill, o.shade, [-460, 240, 820, o.depth], folds(o))) +
    path(body, shading) +
    s.clip(
      body,
      stroke('M290 620C288 520 272 424 226 380C186 346 120 322 82 282', o.edge, 9, {
        opacity: 0.8,
      }),
    ) +
    (o.neckline === 'wrapper' ? '' : arms(o)) +
    neckEdge +
    details(o)
  )
}

/** Two folds from the chest down; sleeves; the flap of a wrapper. */
function folds({ neckline, depth }: BustClothes): ClothFold[] {
  const chest: ClothFold[] = [
    {
      d: `M-100 404C-84 500 -116 620 -104 ${depth}H-50C-66 620 -44 500 -84 400Z`,
      shift: [30, -22],
      light: -0.2,
    },
    {
      d: `M96 404C88 520 122 620 104 ${depth}H52C66 620 44 520 82 400Z`,
      shift: [-28, 26],
      light: -0.12,
    },
    {
      d: `M-14 520C-30 640 -6 760 -20 ${depth}H14C26 760 6 640 2 520Z`,
      shift: [18, 34],
      light: 0.1,
    },
  ]
  if (neckline === 'boubou') return chest
  if (neckline === 'wrapper')
    return [
      {
        d: `M90 434C60 560 -40 760 -96 ${depth}H400V420Z`,
        shift: [0, 30],
        turn: -11,
        light: 0.06,
      },
      {
        d: `M92 434C60 560 -40 760 -96 ${depth}H-136C-84 760 34 560 74 432Z`,
        shift: [-20, 0],
        light: -0.34,
      },
      {
        d: `M-190 440C-160 560 -196 700 -176 ${depth}H-216C-224 700 -204 560 -214 446Z`,
        shift: [26, -20],
        light: -0.14,
      },
    ]
  return [
    ...chest,
    {
      d: `M-286 352C-258 384 -242 430 -238 470C-226 560 -250 720 -262 ${depth}H-460V330Z`,
      shift: [0, 0],
      turn: 13,
      light: -0.06,
    },
    {
      d: `M204 362C190 396 184 436 184 470C192 560 206 720 214 ${depth}H380V330Z`,
      shift: [0, 0],
      turn: -13,
      light: 0.04,
    },
  ]
}

function details(o: BustClothes): string {
  if (o.neckline === 'shirt')
    return (
      path('M-134 276L-150 312L-70 396L4 362Z', o.trim) +
      path('M82 282L104 316L60 396L4 362Z', o.trim) +
      stroke('M-150 312L-70 396L4 362L60 396L104 316', o.shade, 4, { opacity: 0.5 }) +
      stroke(`M4 362V${o.depth}`, o.shade, 5, { opacity: 0.5 }) +
      repeat(4, (i) => circle(18, 430 + i * 90, 8, '#fff6e6'))
    )
  if (o.neckline === 'boubou')
    return (
      stroke(`M6 470V600`, o.trim, 12) +
      repeat(5, (i) =>
        stroke(
          `M${num(6 - 46 + i * 4)} ${num(500 + i * 24)}Q6 ${num(526 + i * 24)} ${num(52 - i * 4)} ${num(500 + i * 24)}`,
          o.trim,
          5,
          { opacity: 0.9 },
        ),
      )
    )
  return ''
}

/** The line between arm and body; below short sleeves, the arms. */
function arms(o: BustClothes): string {
  const sides = `M-238 470C-226 560 -250 720 -262 ${o.depth}M184 470C192 560 206 720 214 ${o.depth}`
  const lines = stroke(sides, o.shade, 11, { opacity: 0.45 })
  if (o.neckline === 'boubou' || o.neckline === 'shirt') return lines
  const near = `M-378 730L-252 716C-254 880 -272 1100 -280 ${o.depth}H-404C-400 1100 -384 880 -378 730Z`
  const far = `M208 716L296 726C302 880 308 1100 310 ${o.depth}H226C222 1100 212 880 208 716Z`
  return (
    lines +
    path(near, darker(o.skin, 0.22)) +
    path(far, o.skin) +
    stroke(`M296 730C302 880 308 1100 310 ${o.depth}`, o.edge, 7, { opacity: 0.8 }) +
    stroke('M-382 726L-248 712M204 712L300 722', o.trim, 17, { cap: 'butt' })
  )
}
