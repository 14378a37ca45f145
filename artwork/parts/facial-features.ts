import { darker, lighter, mix } from '../color'
import { circle, ellipse, group, path, stroke } from '../shapes'
import type { NecklaceKind } from './beads'
import type { WrapKind } from './head-wraps'

/**
 * Face outlines in profile, looking right. Units: about 400 from the chin to the top of the head.
 */
export const faceOutlines = {
  soft: {
    face: 'M52 -178C78 -160 96 -124 99 -90C100 -78 97 -68 95 -58C93 -48 93 -42 96 -34C102 -18 114 -2 127 14C133 22 133 32 125 37C119 41 110 41 105 45C103 50 104 55 107 60C116 63 127 69 128 79C128 86 121 89 111 92C119 95 125 101 124 109C123 118 113 121 107 126C103 132 106 139 108 147C111 162 106 178 92 187C82 193 68 194 54 192',
    jaw: 'C34 188 10 180 -10 166',
    eye: [62, -32],
    mouth: [92, 92],
    nostril: 0,
  },
  young: {
    face: 'M54 -172C82 -154 100 -120 101 -88C101 -76 97 -68 95 -60C93 -50 94 -44 98 -36C103 -22 112 -8 122 6C128 14 130 25 122 30C116 34 109 34 104 38C102 43 104 48 107 52C116 55 126 60 126 70C126 77 119 80 110 83C118 86 123 92 121 100C119 108 110 111 105 116C101 122 104 129 105 136C107 150 101 165 87 173C77 179 64 180 52 178',
    jaw: 'C32 174 10 166 -8 152',
    eye: [60, -36],
    mouth: [91, 83],
    nostril: 0,
  },
  // A domed forehead, a short nose, full lips.
  round: {
    face: 'M54 -174C88 -158 108 -122 108 -86C108 -72 100 -62 97 -52C95 -42 97 -34 102 -26C108 -16 116 -10 124 0C132 8 132 20 124 25C117 29 110 29 106 34C104 40 106 46 109 51C120 53 133 60 133 71C133 79 124 83 114 86C125 89 132 96 130 105C128 115 116 118 108 122C103 128 104 134 105 142C107 156 100 168 86 175C76 181 64 182 52 180',
    jaw: 'C30 178 6 168 -10 152',
    eye: [64, -30],
    mouth: [95, 86],
    nostril: -12,
  },
  // A high bridge, a long nose, a strong chin.
  strong: {
    face: 'M50 -180C78 -164 94 -128 97 -92C98 -80 97 -72 97 -62C98 -52 102 -44 106 -34C113 -16 122 2 131 24C135 34 132 44 123 47C116 49 108 48 104 52C102 57 103 61 105 66C112 69 121 74 121 83C121 89 114 92 106 95C113 98 118 103 117 111C116 119 108 122 104 127C101 133 107 141 111 150C115 167 108 184 92 192C82 197 68 198 54 196',
    jaw: 'C32 192 6 182 -12 168',
    eye: [62, -30],
    mouth: [86, 95],
    nostril: 10,
  },
} as const

export type FaceKind = keyof typeof faceOutlines

/** Path data that closes a face outline along the neck and the skull. */
export const skullPath =
  'C-30 150 -52 118 -60 70C-96 60 -140 30 -152 -30C-166 -108 -118 -196 -30 -208C0 -212 30 -200 52 -178Z'

/** A bust in profile; (x, y) is the centre of the face in picture coordinates. */
export type ProfileOptions = {
  x: number
  y: number
  /** Height from the chin to the top of the head. */
  size: number
  flip?: boolean
  face: FaceKind
  skin: string
  rim: string
  wrap?: { kind: WrapKind; fill: string; turned: string; fold: string; light: string }
  /** Cornrows, where there is no wrap. */
  cornrows?: { color: string; shine: string }
  dress: { fill: string; shade: string; collar?: string }
  necklace?: { kind: NecklaceKind; colors: readonly string[] }
  earring?: string
  eyesOpen?: boolean
  /** Lower end of the bust (y), in face units. */
  bustDepth?: number
}

/** Eyebrow, eye, mouth and nostril of a face, in face units. */
export function facialFeatures(
  f: (typeof faceOutlines)[FaceKind],
  o: Pick<ProfileOptions, 'skin' | 'eyesOpen'>,
): string {
  const dark = darker(o.skin, 0.52)
  const [ex, ey] = f.eye
  const [mx, my] = f.mouth
  const brow = stroke(
    `M${ex - 24} ${ey - 27}C${ex - 4} ${ey - 40} ${ex + 16} ${ey - 38} ${ex + 27} ${ey - 27}`,
    dark,
    6.5,
  )
  const eye = o.eyesOpen
    ? path(
        `M${ex - 16} ${ey + 2}C${ex - 4} ${ey - 12} ${ex + 14} ${ey - 12} ${ex + 22} ${ey - 3}C${ex + 19} ${ey + 6} ${ex + 4} ${ey + 9} ${ex - 16} ${ey + 2}Z`,
        '#f6e9d8',
      ) +
      ellipse(ex + 13, ey - 2, 6, 8, '#1a0e10') +
      circle(ex + 15, ey - 5, 1.8, '#ffffff') +
      stroke(
        `M${ex - 20} ${ey + 3}C${ex - 6} ${ey - 14} ${ex + 14} ${ey - 14} ${ex + 25} ${ey - 3}`,
        dark,
        5,
      ) +
      stroke(
        `M${ex - 18} ${ey - 8}C${ex - 4} ${ey - 21} ${ex + 12} ${ey - 21} ${ex + 22} ${ey - 13}`,
        dark,
        2.2,
        { opacity: 0.7 },
      )
    : stroke(
        `M${ex - 20} ${ey + 0}C${ex - 8} ${ey + 11} ${ex + 12} ${ey + 11} ${ex + 24} ${ey + 2}`,
        dark,
        5,
      ) +
      stroke(
        `M${ex + 12} ${ey + 9}l7 9M${ex + 20} ${ey + 5}l10 7M${ex + 2} ${ey + 10}l3 9`,
        dark,
        3,
      ) +
      stroke(
        `M${ex - 18} ${ey - 11}C${ex - 6} ${ey - 20} ${ex + 12} ${ey - 20} ${ex + 23} ${ey - 11}`,
        dark,
        2.2,
        { opacity: 0.55 },
      )
  const lips = mix(o.skin, '#a83c3c', 0.42)
  const mouth =
    path(
      `M${mx - 6} ${my}C${mx + 2} ${my - 8} ${mx + 10} ${my - 23} ${mx + 22} ${my - 26}L${mx + 46} ${my - 16}L${mx + 44} ${my}Z`,
      lips,
    ) +
    path(
      `M${mx - 6} ${my}C${mx + 2} ${my + 12} ${mx + 8} ${my + 27} ${mx + 20} ${my + 30}L${mx + 46} ${my + 20}L${mx + 44} ${my}Z`,
      lighter(lips, 0.12),
    ) +
    stroke(
      `M${mx - 9} ${my - 2}C${mx + 2} ${my + 3} ${mx + 12} ${my + 1} ${mx + 24} ${my}`,
      dark,
      3.4,
    )
  const nostril = group(
    stroke('M101 33C96 40 86 36 88 26C89 20 94 16 99 15', dark, 4, { opacity: 0.75 }),
    f.nostril === 0 ? '' : `translate(0 ${f.nostril})`,
  )
  return brow + eye + mouth + nostril
}
