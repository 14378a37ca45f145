import { darker, lighter, mix } from '../color'
import { ellipse, path, stroke } from '../shapes'
import type { Expression, FaceFeatures, FaceOptions } from './three-quarter-features'

type Tones = {
  /** Lines and corners, the upper and the lower lip. */
  dark: string
  lip: string
  low: string
}

type Mouth = (tones: Tones, expression: Expression) => string

const [teeth, inside, tongue] = ['#fdf6ea', '#3c1214', '#b0504c']

const even: Mouth = ({ dark, lip, low }, expression) => {
  if (expression === 'laugh')
    return (
      path(
        'M-18 98C6 90 28 88 46 94C62 88 82 90 98 98C92 132 70 152 42 152C14 152 -8 130 -18 98Z',
        lip,
      ) +
      path('M-8 102C22 98 68 98 90 102C84 126 66 140 42 140C18 140 0 126 -8 102Z', inside) +
      path(
        'M-4 102C24 98 66 98 87 102C84 112 78 118 70 120C52 124 26 124 12 119C4 116 0 110 -4 102Z',
        teeth,
      ) +
      path('M16 138C30 130 56 130 68 136C60 142 28 143 16 138Z', tongue) +
      path('M2 134C16 150 66 152 82 132C74 152 60 160 42 160C24 160 10 150 2 134Z', low) +
      stroke('M-26 92Q-22 98 -16 99M104 92Q101 97 97 99', dark, 4, { opacity: 0.6 })
    )
  const smile = expression === 'smile'
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

/** Full lips on a short mouth, with dimples. */
const full: Mouth = ({ dark, lip, low }, expression) => {
  if (expression === 'laugh')
    return (
      path(
        'M-10 97C6 88 26 82 37 83C44 83 47 89 50 89C53 89 56 83 63 83C74 84 86 90 94 98C90 138 68 161 42 161C14 161 -4 136 -10 97Z',
        lip,
      ) +
      path('M2 102C24 98 66 98 84 102C79 128 64 143 43 143C22 143 8 128 2 102Z', inside) +
      path(
        'M4 102C24 98 64 98 82 102C80 111 77 115 71 117C54 120 28 120 15 117C9 115 5 110 4 102Z',
        teeth,
      ) +
      path('M18 135C30 124 56 124 67 135C60 143 28 144 18 135Z', tongue) +
      path('M6 130C18 152 66 154 80 130C74 154 60 163 43 163C24 163 12 154 6 130Z', low) +
      ellipse(44, 153, 15, 4, lighter(low, 0.5), { opacity: 0.4 }) +
      stroke('M-20 88Q-27 98 -18 107M103 87Q109 96 102 104', dark, 4, { opacity: 0.55 })
    )
  const y = expression === 'smile' ? 0 : 5
  return (
    path(
      `M-4 ${102 + y / 2}C8 ${96 + y} 22 ${82 + y} 35 ${80 + y}C43 ${79 + y} 46 ${87 + y} 50 ${87 + y}C54 ${87 + y} 58 ${79 + y} 65 ${80 + y}C75 ${83 + y} 82 ${95 + y} 89 ${101 + y / 2}C74 ${111 + y} 58 ${108 + y} 48 ${110 + y}C34 ${108 + y} 14 ${112 + y} -4 ${102 + y / 2}Z`,
      lip,
    ) +
    path(
      `M0 ${105 + y / 2}C16 ${112 + y} 36 ${109 + y} 48 ${111 + y}C58 ${109 + y} 74 ${111 + y} 86 ${104 + y / 2}C83 ${130 + y} 69 ${149 + y} 45 ${150 + y}C20 ${150 + y} 4 ${130 + y} 0 ${105 + y / 2}Z`,
      low,
    ) +
    ellipse(46, 131 + y, 18, 6.5, lighter(low, 0.5), { opacity: 0.38 }) +
    stroke(
      `M-8 ${101 + y / 2}C10 ${111 + y} 34 ${108 + y} 48 ${110 + y}C58 ${108 + y} 76 ${110 + y} 93 ${100 + y / 2}`,
      dark,
      3.4,
      { opacity: 0.85 },
    ) +
    (expression === 'smile'
      ? stroke('M-16 90Q-23 99 -14 108M98 89Q104 97 97 105', dark, 3.8, { opacity: 0.5 })
      : '') +
    path('M26 160Q46 168 66 160Q46 176 26 160Z', dark, { opacity: 0.18 })
  )
}

/** Thin lips on a wide mouth; its laugh is a grin with closed teeth. */
const wide: Mouth = ({ dark, lip, low }, expression) => {
  if (expression === 'laugh')
    return (
      path(
        'M-28 92C0 97 24 93 40 95C47 96 53 96 60 95C78 93 94 95 108 91C103 127 78 147 42 147C6 147 -20 126 -28 92Z',
        lip,
      ) +
      path('M-18 98C10 102 70 102 98 97C91 120 70 132 42 132C12 132 -9 119 -18 98Z', teeth) +
      stroke('M-9 112C16 118 68 118 90 111', '#b9a593', 2.2, { opacity: 0.7 }) +
      stroke('M18 101V115M32 102V117M46 102V117M60 102V116M73 101V115', '#b9a593', 1.8, {
        opacity: 0.45,
      }) +
      path('M-4 122C20 140 66 140 86 121C76 140 60 149 42 149C22 149 6 140 -4 122Z', low) +
      stroke('M-36 82Q-38 92 -27 97M114 80Q115 90 106 95', dark, 4, { opacity: 0.6 }) +
      stroke('M-40 78C-50 92 -50 106 -44 116', dark, 3.4, { opacity: 0.35 })
    )
  if (expression === 'smile')
    return (
      path(
        'M-26 92C-2 99 22 91 38 91C44 91 47 94 50 94C53 94 57 91 63 91C76 92 92 97 104 91C88 108 64 111 48 112C28 112 -4 109 -26 92Z',
        lip,
      ) +
      path(
        'M-18 99C6 111 30 112 48 113C62 112 86 109 97 98C90 119 70 131 46 132C20 132 -6 120 -18 99Z',
        low,
      ) +
      ellipse(48, 121, 18, 3.6, lighter(low, 0.5), { opacity: 0.3 }) +
      stroke('M-29 91C-4 109 28 111 48 112C64 111 90 107 107 90', dark, 3.6, { opacity: 0.85 }) +
      stroke('M-36 82Q-37 92 -28 96M112 81Q113 90 105 94', dark, 3.8, { opacity: 0.55 }) +
      path('M26 143Q46 151 66 143Q46 160 26 143Z', dark, { opacity: 0.18 })
    )
  return (
    path(
      'M-20 108C0 104 22 93 38 93C44 93 47 97 50 97C53 97 57 93 63 93C76 94 88 103 99 107C80 111 62 110 48 111C30 110 2 112 -20 108Z',
      lip,
    ) +
    path(
      'M-14 110C8 113 32 111 48 112C60 111 78 113 93 109C86 123 68 132 46 132C22 132 0 124 -14 110Z',
      low,
    ) +
    stroke('M-23 108C2 112 30 110 48 111C62 110 82 112 102 107', dark, 3.6, { opacity: 0.85 }) +
    path('M26 143Q46 151 66 143Q46 160 26 143Z', dark, { opacity: 0.2 })
  )
}

/** Parted lips that show two front teeth with a gap. */
const gap: Mouth = (tones, expression) => {
  const { dark, lip, low } = tones
  if (expression === 'calm') return full(tones, 'calm')
  const laugh = expression === 'laugh'
  return (
    path(
      'M-16 97C2 94 22 86 36 86C42 86 46 91 50 91C54 91 58 86 64 86C76 87 88 93 97 96C80 108 60 106 48 107C32 107 4 109 -16 97Z',
      lip,
    ) +
    (laugh
      ? path('M-9 101C16 105 74 105 91 100C88 128 68 146 44 146C18 146 -2 128 -9 101Z', inside) +
        path('M20 138C32 127 56 127 68 138C60 147 28 147 20 138Z', tongue)
      : path('M-8 101C16 105 74 105 90 100C82 118 66 124 44 124C20 124 0 119 -8 101Z', inside)) +
    path(
      'M-2 103C20 105 66 105 84 102C80 112 76 116 70 118C54 121 26 121 12 118C6 116 1 111 -2 103Z',
      teeth,
    ) +
    stroke('M46 106L45.5 118', inside, 2.8, { cap: 'butt', opacity: 0.85 }) +
    stroke('M28 105L27 118M64 105L64 118', '#b9a593', 1.8, { opacity: 0.6 }) +
    (laugh
      ? path(
          'M-11 103C0 140 22 152 44 152C66 152 88 136 94 102C96 138 72 167 44 167C14 167 -8 142 -11 103Z',
          low,
        )
      : path(
          'M-11 103C0 119 22 123 44 123C66 123 84 117 93 102C90 130 70 145 45 145C20 145 -2 132 -11 103Z',
          low,
        ) + ellipse(46, 133, 17, 4.4, lighter(low, 0.5), { opacity: 0.38 })) +
    stroke('M-16 97Q-13 100 -9 102M97 96Q94 100 91 101', dark, 4, { opacity: 0.6 }) +
    stroke('M-26 88Q-28 98 -18 103M104 87Q107 96 98 101', dark, 3.6, { opacity: 0.5 })
  )
}

const mouths: Record<FaceFeatures['mouth'], Mouth> = { even, full, wide, gap }

export function mouth(o: FaceOptions): string {
  const lip = o.lips ?? mix(o.skin, o.makeUp ? '#b23242' : '#9c3b3c', o.makeUp ? 0.56 : 0.36)
  const tones = { dark: darker(o.skin, 0.62), lip, low: lighter(lip, 0.14) }
  return mouths[o.features.mouth](tones, o.expression)
}
