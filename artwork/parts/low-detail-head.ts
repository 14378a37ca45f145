import { darker, lighter, mix } from '../color'
import { ellipse, group, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { headOutlines } from './three-quarter-features'

const neckPaths = {
  bare: 'M-100 70C-94 140 -96 200 -112 246C-126 276 -150 292 -186 302C-158 366 -92 388 -36 388C34 388 92 362 122 306C84 296 68 276 62 246C58 214 62 180 72 140Z',
  collar: 'M-100 70C-94 140 -96 210 -106 284C-66 322 4 322 52 284C50 220 58 180 72 140Z',
} as const

export type Neckline = keyof typeof neckPaths

/** Eyes, brows, nose and mouth with few strong shapes, legible at 30 px. */
function lowDetailFace(skin: string): string {
  const dark = darker(skin, 0.72)
  const lips = mix(skin, '#c2453f', 0.55)
  return (
    ellipse(-44, 52, 44, 36, '#e08a58', { opacity: 0.22 }) +
    path('M-60 -14Q-26 -50 12 -14Q-24 10 -60 -14Z', '#f6eadb') +
    path('M54 -14Q78 -46 106 -16Q82 8 54 -14Z', '#f6eadb') +
    ellipse(-16, -20, 16, 19, '#1c0c0c') +
    ellipse(84, -20, 13, 18, '#1c0c0c') +
    stroke('M-62 -16Q-26 -52 14 -16M52 -16Q78 -48 108 -18', dark, 9) +
    stroke('M-68 -60Q-30 -88 12 -74M54 -74Q84 -82 108 -58', dark, 12) +
    stroke('M46 -20C54 10 66 36 58 48Q44 60 26 52', dark, 9, { opacity: 0.5 }) +
    path(
      'M-4 100C18 84 40 84 50 92C62 84 80 86 94 98C88 132 66 144 46 144C20 144 4 128 -4 100Z',
      lips,
    ) +
    path('M8 104Q48 116 84 103Q70 122 46 122Q20 122 8 104Z', '#fdf3e6') +
    stroke('M-10 98Q-4 104 8 104M84 103Q94 102 98 96', dark, 6, { opacity: 0.6 })
  )
}

/** Head and neck of a figure seen from a distance, without hair or wrap. */
export function lowDetailHead(
  s: SvgCanvas,
  skin: string,
  edge: string,
  neckline: Neckline,
): string {
  const neck = neckPaths[neckline]
  const outline = headOutlines.oval
  const dark = darker(skin, 0.55)
  const face = lighter(skin, 0.07)
  return (
    s.clip(
      neck,
      path(neck, edge) +
        group(path(neck, skin), 'translate(-12 4)') +
        path('M-110 90C-70 190 20 230 80 160L70 240C0 280 -70 250 -110 180Z', dark, {
          opacity: 0.6,
        }),
    ) +
    s.clip(
      outline,
      path(outline, edge) +
        group(path(outline, face), 'translate(-10 4)') +
        path('M-122 -40C-96 40 -70 150 40 182L20 230L-190 190Z', dark, { opacity: 0.34 }) +
        lowDetailFace(skin),
    ) +
    path('M-110 -20C-130 -44 -152 -20 -144 10C-138 36 -122 50 -108 40Z', mix(skin, dark, 0.3))
  )
}
