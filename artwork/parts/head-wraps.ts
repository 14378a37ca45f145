import { group, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

export type WrapKind = 'gele' | 'turban' | 'low'

/** One piece of folded cloth: path data of the outline and of the fold lines. */
type WrapPiece = {
  d: string
  folds: string
}

/**
 * Head wraps in the units of the face, back pieces first, placed on the hairline of the profile.
 */
const wrapPieces: Record<WrapKind, readonly WrapPiece[]> = {
  gele: [
    {
      d: 'M-40 -196C-150 -220 -250 -300 -286 -420C-180 -430 -40 -424 40 -330C70 -290 74 -240 66 -196Z',
      folds:
        'M-30 -214C-130 -250 -210 -320 -262 -408M-4 -220C-80 -280 -140 -340 -190 -416M24 -222C-20 -290 -60 -350 -110 -412M46 -226C30 -290 0 -340 -40 -388',
    },
    {
      d: 'M66 -196C110 -260 130 -350 92 -440C10 -430 -70 -380 -96 -290C-104 -250 -90 -220 -70 -196Z',
      folds:
        'M52 -206C86 -270 96 -350 80 -424M20 -206C44 -270 50 -350 44 -414M-14 -204C0 -262 6 -330 4 -396M-46 -202C-44 -250 -40 -310 -36 -362',
    },
    {
      d: 'M70 -190C82 -168 70 -138 52 -122C20 -96 -14 -66 -32 -22C-60 -24 -70 -4 -66 40C-110 62 -160 10 -164 -52C-168 -150 -110 -222 -28 -228C20 -230 56 -216 70 -190Z',
      folds:
        'M64 -176C0 -190 -96 -160 -146 -60M60 -154C0 -160 -80 -124 -126 -24M46 -130C-4 -130 -64 -90 -102 8',
    },
  ],
  turban: [
    {
      d: 'M66 -188C110 -240 96 -320 10 -342C-90 -366 -200 -310 -206 -200C-210 -150 -196 -110 -176 -80Z',
      folds:
        'M60 -214C10 -296 -100 -300 -190 -190M48 -250C0 -322 -100 -330 -184 -250M76 -236C60 -300 -10 -330 -70 -336',
    },
    {
      d: 'M74 -196C86 -166 70 -136 50 -120C16 -92 -20 -60 -36 -20C-66 -22 -72 6 -68 44C-120 64 -176 6 -184 -62C-190 -120 -170 -178 -120 -196C-60 -216 30 -226 74 -196Z',
      folds:
        'M68 -178C-10 -204 -120 -170 -172 -70M64 -154C-6 -170 -104 -130 -146 -20M50 -128C-4 -134 -76 -92 -112 22',
    },
    {
      d: 'M70 -214C110 -236 132 -214 120 -178C108 -150 70 -146 52 -170C46 -190 54 -206 70 -214Z',
      folds: 'M64 -200C84 -206 104 -200 112 -184M62 -184C78 -184 92 -176 98 -166',
    },
  ],
  low: [
    {
      d: 'M-140 -20C-210 -20 -260 40 -244 100C-224 160 -150 160 -120 110C-100 70 -104 10 -140 -20Z',
      folds:
        'M-146 10C-190 14 -226 50 -230 90M-136 40C-170 50 -196 80 -196 118M-124 70C-146 80 -160 100 -160 122',
    },
    {
      d: 'M68 -186C80 -160 66 -136 48 -120C16 -92 -22 -60 -40 -16C-66 -18 -76 10 -82 60C-110 90 -160 40 -178 -30C-196 -140 -130 -232 -34 -234C20 -236 54 -216 68 -186Z',
      folds:
        'M62 -176C-20 -200 -130 -150 -168 -20M62 -156C-10 -172 -108 -120 -146 20M46 -126C-4 -132 -78 -82 -112 50M44 -206C-30 -228 -120 -200 -162 -110',
    },
  ],
}

/**
 * A head wrap of patterned cloth with folds, an inner shadow and a rim light. In `turned`, the
 * same cloth at another angle, every fold breaks the pattern.
 */
export function headWrap(
  s: SvgCanvas,
  kind: WrapKind,
  fill: string,
  fold: string,
  light: string,
  turned: string,
): string {
  const shade = s.linearGradient(
    [
      [0, fold, 0],
      [0.45, fold, 0.12],
      [1, fold, 0.72],
    ],
    1,
    0,
    0,
    0.85,
  )
  return wrapPieces[kind]
    .map(({ d, folds }, i) =>
      s.clip(
        d,
        path(d, i % 2 === 0 ? fill : turned) +
          stroke(folds, i % 2 === 0 ? turned : fill, 18) +
          path(d, shade) +
          group(stroke(folds, fold, 7, { opacity: 0.42 }), 'translate(-7 10)') +
          group(stroke(folds, light, 3.5, { opacity: 0.35 }), 'translate(6 -9)') +
          stroke(d, light, 9, { opacity: 0.6 }) +
          group(path(d, 'none', { stroke: fold, width: 14, opacity: 0.35 }), 'translate(-5 -4)'),
      ),
    )
    .join('')
}
