import { darker, lighter, mix } from '../color'
import { circle, ellipse, group, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/**
 * Heads in three-quarter view, turned to the right: the crown, the far cheek, the chin, the near
 * jaw, the back of the skull. Units: about 400 from the chin to the top of the head.
 */
export const headOutlines = {
  oval: 'M-30 -206C50 -210 108 -172 114 -104C115 -84 108 -66 107 -50C107 -36 116 -18 116 4C116 34 108 70 98 104C88 144 70 180 46 190C26 198 2 196 -16 186C-58 164 -92 132 -106 84C-112 64 -116 50 -118 40C-150 20 -178 -20 -178 -76C-178 -152 -120 -204 -30 -206Z',
  round:
    'M-30 -204C54 -208 112 -168 116 -100C117 -82 111 -64 111 -48C112 -34 122 -14 123 8C124 42 118 78 106 110C94 148 70 174 44 183C24 189 0 188 -20 180C-66 160 -102 132 -114 84C-118 66 -120 52 -121 40C-152 20 -180 -20 -180 -76C-180 -152 -120 -202 -30 -204Z',
  square:
    'M-30 -204C52 -208 110 -172 115 -106C116 -86 109 -66 108 -50C108 -36 118 -18 118 4C118 36 114 76 108 112C102 150 80 186 58 195C34 203 2 202 -18 194C-62 176 -100 144 -112 96C-116 72 -118 52 -119 40C-150 20 -178 -20 -178 -76C-178 -152 -120 -202 -30 -204Z',
  long: 'M-30 -208C46 -212 104 -174 111 -106C112 -86 105 -66 104 -50C104 -36 112 -18 112 4C111 36 104 76 95 112C86 152 70 196 46 206C28 213 6 211 -10 201C-52 176 -88 140 -104 90C-111 66 -115 52 -117 40C-150 20 -176 -20 -176 -76C-176 -152 -118 -206 -30 -208Z',
} as const

export type HeadShape = keyof typeof headOutlines
export type Expression = 'calm' | 'smile' | 'laugh'
export type Eyes = 'open' | 'closed' | 'lowered'

/** The face of a head in three-quarter view. */
export type FaceOptions = {
  shape: HeadShape
  skin: string
  rim: string
  expression: Expression
  eyes: Eyes
  /** Lines of the face, and thinner brows; the colour of the brows. */
  elder: boolean
  brow: string
  /** Long lashes and a tinted lid. */
  makeUp: boolean
  lips?: string
}

/** One eye; (x, y) is its centre, `w` its width. The outer corner of the near eye is on the left. */
function eye(s: SvgCanvas, x: number, y: number, w: number, outer: 1 | -1, o: FaceOptions): string {
  const dark = darker(o.skin, 0.62)
  const [h, half] = [w * (o.expression === 'laugh' ? 0.28 : 0.34), w / 2]
  const lid = o.makeUp ? mix(o.skin, '#c96f3f', 0.15) : lighter(o.skin, 0.06)
  const lidPath = `M${num(-half)} 2C${num(-w * 0.3)} ${num(-h * 1.7)} ${num(w * 0.3)} ${num(-h * 1.7)} ${num(half)} 2Z`
  const crease = stroke(
    `M${num(-half)} ${num(-h * 0.62)}C${num(-w * 0.24)} ${num(-h * 1.55)} ${num(w * 0.26)} ${num(-h * 1.55)} ${num(half)} ${num(-h * 0.5)}`,
    dark,
    2.6,
    { opacity: 0.55 },
  )
  const tip = outer * half
  if (o.eyes !== 'open') {
    const drop = o.eyes === 'closed' ? 9 : 5
    const edge = `M${num(-half)} 0Q0 ${num(drop * 2.6)} ${num(half)} 0`
    const lashes = o.makeUp
      ? [0.1, 0.36, 0.62, 0.86]
          .map((t) => {
            const lx = outer * (-half * 0.2 + t * half * 1.1)
            const ly = drop * 1.3 * (1 - (lx / half) ** 2)
            return `M${num(lx)} ${num(ly)}q${num(outer * 3)} 6 ${num(outer * 9)} 8`
          })
          .join('')
      : ''
    return group(
      path(
        `M${num(-half)} 0C${num(-w * 0.28)} ${num(-h * 1.15)} ${num(w * 0.28)} ${num(-h * 1.15)} ${num(half)} 0Q0 ${num(drop * 2.6)} ${num(-half)} 0Z`,
        lid,
      ) +
        crease +
        stroke(edge, dark, 5) +
        (lashes === '' ? '' : stroke(lashes, dark, 2.6)),
      `translate(${num(x)} ${num(y + 4)})`,
    )
  }
  const almond = `M${num(-half)} ${num(outer < 0 ? 0 : 4)}C${num(-w * 0.28)} ${num(-h)} ${num(w * 0.24)} ${num(-h)} ${num(half)} ${num(outer < 0 ? 4 : 0)}C${num(w * 0.26)} ${num(h * (o.expression === 'calm' ? 0.72 : 0.5))} ${num(-w * 0.26)} ${num(h * (o.expression === 'calm' ? 0.76 : 0.52))} ${num(-half)} ${num(outer < 0 ? 0 : 4)}Z`
  const upper = `M${num(-half - 1)} ${num(outer < 0 ? 0 : 4)}C${num(-w * 0.28)} ${num(-h * 1.02)} ${num(w * 0.24)} ${num(-h * 1.02)} ${num(half + 1)} ${num(outer < 0 ? 4 : 0)}`
  return group(
    path(lidPath, lid, { opacity: 0.9 }) +
      crease +
      s.clip(
        almond,
        path(almond, '#f3e6d6') +
          path(lidPath, dark, { opacity: 0.16 }) +
          circle(w * 0.08, -h * 0.08, h * 0.7, '#3a1c10') +
          circle(w * 0.08, -h * 0.08, h * 0.38, '#120808') +
          circle(w * 0.17, -h * 0.3, h * 0.15, '#ffffff'),
      ) +
      stroke(upper, dark, o.makeUp ? 6.5 : 5) +
      (o.makeUp
        ? stroke(`M${num(tip)} 0q${num(outer * 5)} -4 ${num(outer * 8)} -9`, dark, 4.5)
        : '') +
      stroke(
        `M${num(-half * 0.8)} ${num(h * 0.4)}Q0 ${num(h * 0.82)} ${num(half * 0.8)} ${num(h * 0.4)}`,
        dark,
        2,
        { opacity: 0.4 },
      ),
    `translate(${num(x)} ${num(y)})`,
  )
}

function brows(o: FaceOptions): string {
  const lift = o.expression === 'laugh' ? -6 : 0
  const near = `M-68 ${-56 + lift}C-52 ${-74 + lift} -22 ${-84 + lift} 14 ${-77 + lift}C17 ${-71 + lift} 14 ${-65 + lift} 8 ${-66 + lift}C-20 ${-71 + lift} -46 ${-67 + lift} -68 ${-56 + lift}Z`
  const far = `M50 ${-75 + lift}C64 ${-82 + lift} 90 ${-78 + lift} 105 ${-56 + lift}C90 ${-67 + lift} 72 ${-69 + lift} 55 ${-65 + lift}C49 ${-65 + lift} 47 ${-71 + lift} 50 ${-75 + lift}Z`
  return path(near + far, o.brow, o.elder ? { opacity: 0.8 } : {})
}

function nose(o: FaceOptions): string {
  const dark = darker(o.skin, 0.5)
  const light = mix(o.skin, o.rim, 0.4)
  return (
    path(
      'M22 -60C34 -40 36 -6 26 22C14 30 6 44 10 58C18 68 30 66 38 62L46 30C46 0 44 -34 40 -58Z',
      dark,
      { opacity: 0.2 },
    ) +
    path(
      'M44 -46C50 -20 54 4 60 26C66 34 66 44 58 48C50 44 46 30 46 14C46 -8 44 -28 44 -46Z',
      light,
      {
        opacity: 0.42,
      },
    ) +
    path('M20 62C26 54 36 54 42 62C36 68 26 68 20 62Z', darker(o.skin, 0.7), { opacity: 0.8 }) +
    path('M62 62C66 55 74 55 79 60C74 66 67 67 62 62Z', darker(o.skin, 0.7), { opacity: 0.8 }) +
    stroke('M20 30C8 40 4 56 12 66M78 34C87 42 90 54 84 63', dark, 3.6, { opacity: 0.6 }) +
    stroke('M42 68Q52 74 62 68', dark, 3.4, { opacity: 0.5 })
  )
}

function mouth(o: FaceOptions): string {
  const dark = darker(o.skin, 0.62)
  const lip = o.lips ?? mix(o.skin, o.makeUp ? '#b23242' : '#9c3b3c', o.makeUp ? 0.56 : 0.36)
  const low = lighter(lip, 0.14)
  if (o.expression === 'laugh')
    return (
      path(
        'M-18 98C6 90 28 88 46 94C62 88 82 90 98 98C92 132 70 152 42 152C14 152 -8 130 -18 98Z',
        lip,
      ) +
      path('M-8 102C22 98 68 98 90 102C84 126 66 140 42 140C18 140 0 126 -8 102Z', '#3c1214') +
      path(
        'M-4 102C24 98 66 98 87 102C84 112 78 118 70 120C52 124 26 124 12 119C4 116 0 110 -4 102Z',
        '#fdf6ea',
      ) +
      path('M16 138C30 130 56 130 68 136C60 142 28 143 16 138Z', '#b0504c') +
      path('M2 134C16 150 66 152 82 132C74 152 60 160 42 160C24 160 10 150 2 134Z', low) +
      stroke('M-26 92Q-22 98 -16 99M104 92Q101 97 97 99', dark, 4, { opacity: 0.6 })
    )
  const smile = o.expression === 'smile'
  const [y, ny] = smile ? [112, 100] : [108, 106]
  return (
    path(
      `M-14 ${ny}C4 ${y - 8} 22 ${y - 22} 36 ${y - 22}C42 ${y - 22} 46 ${y - 17} 50 ${y - 17}C54 ${y - 17} 58 ${y - 22} 64 ${y - 21}C76 ${y - 18} 86 ${y - 8} 93 ${ny}C74 ${y + 4} 58 ${y + 2} 48 ${y + 4}C34 ${y + 2} 8 ${y + 4} -14 ${ny}Z`,
      lip,
    ) +
    path(
      `M-10 ${ny + 2}C8 ${y + 4} 34 ${y + 2} 48 ${y + 4}C58 ${y + 2} 76 ${y + 4} 90 ${ny + 2}C84 ${y + 20} 68 ${y + 31} 46 ${y + 31}C22 ${y + 31} 2 ${y + 20} -10 ${ny + 2}Z`,
      low,
    ) +
    ellipse(48, y + 17, 18, 4.5, lighter(low, 0.5), { opacity: 0.35 }) +
    stroke(
      `M-17 ${ny}C4 ${y + 5} 34 ${y + 1} 48 ${y + 4}C58 ${y + 1} 78 ${y + 4} 96 ${ny}`,
      dark,
      3.4,
      { opacity: 0.85 },
    ) +
    stroke(
      smile ? 'M-24 90Q-24 100 -16 103M100 90Q102 97 95 102' : 'M-20 102Q-19 107 -15 109',
      dark,
      3.4,
      {
        opacity: 0.5,
      },
    ) +
    path(`M24 ${y + 40}Q46 ${y + 50} 68 ${y + 40}Q46 ${y + 60} 24 ${y + 40}Z`, dark, {
      opacity: 0.18,
    })
  )
}

/** Lines of an older face: forehead, corners of the eyes, from nose to mouth. */
const ageLines = (skin: string) =>
  stroke(
    'M-40 -118Q20 -132 82 -116M-28 -100Q24 -112 78 -98M-70 -20Q-82 -16 -88 -8M-70 -10Q-80 -4 -84 6M2 62Q-22 78 -28 100M88 62Q104 76 105 94M-46 14Q-24 24 2 16M58 14Q76 22 94 14',
    darker(skin, 0.5),
    3,
    { opacity: 0.5 },
  )

/** Eyes, brows, nose, mouth and the light on the face, inside the outline of the head. */
export function threeQuarterFace(s: SvgCanvas, o: FaceOptions): string {
  const dark = darker(o.skin, 0.5)
  const warm = mix(o.skin, '#ec8f56', 0.6)
  const glow = s.boxRadialGradient([
    [0, warm, 0.6],
    [1, warm, 0],
  ])
  const smiling = o.expression !== 'calm'
  return (
    path(
      'M-122 -60C-96 -30 -84 20 -78 66C-66 122 -20 170 40 176C70 174 92 150 104 110L120 180L40 230L-140 190L-190 20Z',
      dark,
      { opacity: 0.3 },
    ) +
    ellipse(-44, 50, 52, 44, glow) +
    ellipse(92, 44, 34, 42, glow) +
    ellipse(44, -124, 70, 44, glow) +
    path(
      'M-62 -48C-40 -62 -8 -60 14 -46C8 -34 -52 -34 -62 -48ZM54 -46C66 -58 90 -58 106 -44C100 -34 64 -34 54 -46Z',
      dark,
      {
        opacity: 0.24,
      },
    ) +
    (smiling
      ? stroke('M4 66C-18 74 -32 88 -34 106M88 66C100 74 108 86 108 98', dark, 3.6, {
          opacity: 0.35,
        })
      : '') +
    (o.elder ? ageLines(o.skin) : '') +
    eye(s, -24, -20, 66, -1, o) +
    eye(s, 78, -20, 48, 1, o) +
    brows(o) +
    nose(o) +
    group(mouth(o), 'translate(1 6) scale(0.92 0.95)')
  )
}
