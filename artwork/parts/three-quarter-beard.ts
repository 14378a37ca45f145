import { repeat } from '../random'
import { num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

export type BeardKind = 'full' | 'short' | 'goatee' | 'moustache'

const moustachePath =
  'M2 96C14 78 34 76 50 82C64 76 80 80 92 94C80 92 66 92 50 94C34 92 18 94 2 96Z'

const chinPath = 'M14 144C30 150 66 150 82 142C84 168 66 196 44 200C20 198 8 170 14 144Z'

/** Along the jaw, around the mouth and the chin. */
const jawPath =
  'M-124 10C-108 24 -100 60 -86 88C-66 108 -34 96 -16 90C-24 118 -10 142 8 146C30 138 66 138 84 142C98 130 104 104 100 86C112 92 120 60 124 30L128 120C118 180 80 214 40 216C-20 220 -90 190 -122 110Z'

/** A beard in three-quarter view, inside the outline of the head; a full one is longer. */
export function threeQuarterBeard(
  s: SvgCanvas,
  kind: BeardKind,
  color: string,
  outline: string,
): string {
  if (kind === 'moustache') return path(moustachePath, color)
  if (kind === 'goatee') return path(moustachePath, color) + s.clip(outline, path(chinPath, color))
  const hairs = repeat(46, () =>
    stroke(`M${num(s.rng.range(-110, 116))} ${num(s.rng.range(60, 206))}q3 7 8 9`, '#ffffff', 2.2, {
      opacity: 0.12,
    }),
  )
  const short =
    s.clip(
      outline,
      path(jawPath, color, kind === 'short' ? { opacity: 0.82 } : {}) + s.clip(jawPath, hairs),
    ) + path(moustachePath, color, kind === 'short' ? { opacity: 0.82 } : {})
  return kind === 'short'
    ? short
    : path(
        'M-104 90C-96 150 -50 226 20 238C66 236 96 184 98 126C88 160 60 180 30 184C-30 180 -80 150 -104 90Z',
        color,
      ) + short
}
