import { darker, lighter, mix } from '../color'
import { circle, ellipse, group, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { NecklaceKind } from './beads'
import { beadNecklace } from './beads'
import type { Neckline } from './bust-clothes'
import { bustClothes } from './bust-clothes'
import type { BeardKind } from './three-quarter-beard'
import { threeQuarterBeard } from './three-quarter-beard'
import { threeQuarterFace } from './three-quarter-face'
import type { FaceOptions } from './three-quarter-features'
import { headOutlines } from './three-quarter-features'
import type { FrontHairKind } from './three-quarter-hair'
import { hairBehind, hairInFront } from './three-quarter-hair'
import type { FrontWrapKind } from './three-quarter-wraps'
import { threeQuarterWrap } from './three-quarter-wraps'

/** A bust in three-quarter view; (x, y) is the centre of the head in picture coordinates. */
export type ThreeQuarterOptions = FaceOptions & {
  x: number
  y: number
  /** Height from the chin to the top of the head. */
  size: number
  flip?: boolean
  /** Width of the neck and shoulders; 1 is average. */
  build: number
  /** Rotation of the head, in degrees; positive bows it. */
  tilt: number
  dress: { fill: string; shade: string; trim: string; neckline: Neckline }
  wrap?: { kind: FrontWrapKind; fill: string; turned: string; fold: string; light: string }
  hair?: { kind: FrontHairKind; color: string; shine: string }
  beard?: { kind: BeardKind; color: string }
  necklace?: { kind: NecklaceKind; colors: readonly string[] }
  earring?: string
  glasses?: string
  bustDepth: number
}

const earPath =
  'M-112 -26C-126 -44 -150 -38 -150 -12C-150 12 -138 22 -134 38C-130 54 -116 56 -110 42Z'

function ear(o: ThreeQuarterOptions): string {
  const jewel =
    o.earring === undefined
      ? ''
      : circle(-125, 60, 7, o.earring) +
        circle(-125, 84, 20, 'none', { stroke: o.earring, width: 7 }) +
        circle(-125, 84, 8, darker(o.earring, 0.25))
  return (
    path(earPath, darker(o.skin, 0.14)) +
    stroke('M-116 -16C-128 -30 -142 -22 -140 -4C-138 8 -128 12 -126 26', darker(o.skin, 0.55), 4, {
      opacity: 0.7,
    }) +
    jewel
  )
}

function glasses(color: string): string {
  return (
    rect(-66, -50, 84, 62, '#ffffff', { r: 26, opacity: 0.12 }) +
    rect(48, -50, 62, 60, '#ffffff', { r: 24, opacity: 0.12 }) +
    rect(-66, -50, 84, 62, 'none', { r: 26, stroke: color, width: 6.5 }) +
    rect(48, -50, 62, 60, 'none', { r: 24, stroke: color, width: 6.5 }) +
    stroke('M18 -26Q33 -36 48 -26M-66 -30L-118 -24', color, 6.5) +
    stroke('M-50 -34L-34 -42M62 -34L74 -42', '#ffffff', 4, { opacity: 0.55 })
  )
}

const neckPath =
  'M-106 86C-102 150 -106 206 -116 244C-124 272 -136 290 -156 306L-40 480L112 330C86 300 72 276 66 250C60 224 64 190 74 150Z'

/** The neck with bare shoulders, over a wrapper. */
const shouldersPath = (depth: number) =>
  `M-106 86C-102 150 -106 200 -116 238C-130 284 -230 312 -296 352C-346 394 -366 560 -404 ${depth}H310C296 560 280 430 226 384C176 346 88 312 66 250C60 224 64 190 74 150Z`

/** Where the shortest necklace hangs. */
const necklaceLine = { from: [-114, 266], low: [6, 342], to: [72, 268] } as const

/** A person from the shoulders up, in three-quarter view. */
export function threeQuarterBust(s: SvgCanvas, o: ThreeQuarterOptions): string {
  const outline = headOutlines[o.shape]
  const edge = mix(o.skin, o.rim, 0.72)
  const skinFill = s.linearGradient(
    [
      [0, darker(o.skin, 0.24)],
      [0.5, o.skin],
      [1, lighter(o.skin, 0.07)],
    ],
    0,
    0.75,
    1,
    0.15,
  )
  const withRimLight = (d: string, dx: number) =>
    s.clip(d, path(d, edge) + group(path(d, skinFill), `translate(${dx} 4)`))
  const neckOutline = o.dress.neckline === 'wrapper' ? shouldersPath(o.bustDepth) : neckPath
  const neck =
    withRimLight(neckOutline, -8) +
    s.clip(
      neckOutline,
      path('M-130 60L-124 250C-60 262 40 236 96 170L90 120Z', darker(o.skin, 0.7), {
        opacity: 0.62,
      }) +
        stroke('M-150 330Q-60 352 -24 372M120 322Q60 346 26 372', darker(o.skin, 0.5), 6, {
          opacity: 0.35,
        }),
    )
  const head =
    withRimLight(outline, -7) +
    s.clip(
      outline,
      threeQuarterFace(s, o) + stroke(outline, mix(o.skin, o.rim, 0.5), 5, { opacity: 0.3 }),
    ) +
    (o.beard === undefined ? '' : threeQuarterBeard(s, o.beard.kind, o.beard.color, outline)) +
    (o.hair === undefined ? '' : hairInFront(s, o.hair.kind, o.hair.color, o.hair.shine)) +
    (o.wrap?.kind === 'shawl' ? '' : ear(o)) +
    (o.wrap === undefined
      ? ''
      : threeQuarterWrap(s, o.wrap.kind, o.wrap.fill, o.wrap.fold, o.wrap.light, o.wrap.turned)) +
    (o.hair === undefined && o.wrap === undefined
      ? ellipse(-20, -168, 60, 22, edge, { opacity: 0.35 })
      : '') +
    (o.glasses === undefined ? '' : glasses(o.glasses))
  const tilted = (content: string) => group(content, `rotate(${num(o.tilt)} -20 120)`)
  const shoulders = (content: string) =>
    group(content, `translate(${num(-14 + 14 * o.build)} -46) scale(${num(o.build, 3)} 1)`)
  const drawn =
    (o.hair === undefined ? '' : tilted(hairBehind(s, o.hair.kind, o.hair.color, o.hair.shine))) +
    shoulders(
      neck +
        bustClothes(s, { ...o.dress, skin: o.skin, edge, depth: o.bustDepth }) +
        (o.necklace === undefined
          ? ''
          : beadNecklace(s, o.necklace.kind, necklaceLine, o.necklace.colors)),
    ) +
    tilted(head)
  const k = o.size / 400
  return group(
    drawn,
    `translate(${num(o.x)} ${num(o.y)}) scale(${num(o.flip ? -k : k, 4)} ${num(k, 4)})`,
  )
}
