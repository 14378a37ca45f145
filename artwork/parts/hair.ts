import { repeat } from '../random'
import { circle, ellipse, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

export type HairKind = 'crop' | 'afro' | 'bun' | 'braids' | 'cornrows' | 'puff' | 'kufi'

const capPath =
  'M58 -176C66 -160 62 -134 40 -118C14 -100 -8 -84 -14 -56C-18 -36 -28 -26 -44 -34C-58 -40 -62 -20 -60 18C-62 44 -72 62 -84 62C-128 46 -160 0 -160 -56C-164 -140 -112 -212 -28 -218C16 -220 46 -204 58 -176Z'

/** Hair for a head in profile, in the units of the face. */
export function hair(s: SvgCanvas, kind: HairKind, color: string, shine: string): string {
  switch (kind) {
    case 'crop':
      return (
        path(capPath, color) +
        s.clip(
          capPath,
          repeat(60, () =>
            stroke(
              `M${num(s.rng.range(-160, 50))} ${num(s.rng.range(-212, 50))}q4 -6 9 -2`,
              shine,
              2.4,
              { opacity: 0.28 },
            ),
          ),
        )
      )
    case 'afro':
      return afro(s, color, shine, -66, -96, 190)
    case 'puff':
      return (
        path(capPath, color) +
        strands(s, color, shine) +
        afro(s, color, shine, -132, -210, 112) +
        stroke('M-76 -206Q-112 -180 -150 -134', shine, 14)
      )
    case 'bun':
      return (
        path(capPath, color) +
        strands(s, color, shine) +
        ellipse(-112, -232, 92, 84, color) +
        repeat(6, (i) =>
          stroke(
            `M${num(-190 + i * 12)} ${num(-226 - i * 6)}Q${num(-120 + i * 8)} ${num(-300 + i * 26)} ${num(-40 - i * 4)} ${num(-236 + i * 8)}`,
            shine,
            4,
            { opacity: 0.5 },
          ),
        ) +
        stroke('M-54 -196Q-92 -186 -150 -162', '#f2b53f', 12)
      )
    case 'braids':
      return (
        path(capPath, color) +
        strands(s, color, shine) +
        repeat(9, (i) =>
          braid(
            -150 + i * 13,
            -20 + (i % 3) * 14 + i * 3,
            420 + (i % 4) * 34,
            -26 + i * 5,
            color,
            shine,
          ),
        )
      )
    case 'cornrows':
      return (
        path(capPath, color) +
        s.clip(
          capPath,
          repeat(9, (i) =>
            stroke(
              `M${num(64 - i * 4)} ${num(-184 + i * 19)}C${num(-10)} ${num(-216 + i * 22)} ${num(-110)} ${num(-190 + i * 24)} ${num(-160)} ${num(-70 + i * 18)}`,
              shine,
              4,
              { opacity: 0.75, extra: 'stroke-dasharray="9 5"' },
            ),
          ),
        ) +
        repeat(5, (i) => braid(-120 + i * 12, 36, 260 + i * 20, -18 + i * 6, color, shine))
      )
    case 'kufi':
      return (
        path(capPath, color) +
        path(
          'M70 -148C82 -222 22 -262 -60 -256C-136 -250 -186 -190 -176 -104C-92 -112 -4 -128 70 -148Z',
          shine,
        ) +
        stroke('M70 -152C-4 -132 -92 -116 -176 -108', color, 9, { opacity: 0.55 })
      )
  }
}

function strands(s: SvgCanvas, color: string, shine: string): string {
  return s.clip(
    capPath,
    path(capPath, color) +
      repeat(10, (i) =>
        stroke(
          `M${num(62 - i * 5)} ${num(-180 + i * 16)}Q${num(-30)} ${num(-220 + i * 20)} ${num(-140)} ${num(-190 + i * 22)}`,
          shine,
          3,
          { opacity: 0.45 },
        ),
      ),
  )
}

function afro(
  s: SvgCanvas,
  color: string,
  shine: string,
  cx: number,
  cy: number,
  r: number,
): string {
  const curls = repeat(46, (i) => {
    const a = (i / 46) * Math.PI * 2
    if (r > 150 && (a < 1.95 || a > 5.5)) return ''
    return circle(
      cx + Math.cos(a) * r * 0.86,
      cy + Math.sin(a) * r * 0.84,
      r * s.rng.range(0.14, 0.2),
      color,
    )
  })
  const bodyPath =
    r > 150
      ? 'M62 -172C40 -132 6 -96 -14 -60C-24 -40 -56 -40 -58 10C-62 60 -80 78 -110 74C-200 60 -240 -20 -232 -110C-222 -220 -130 -270 -50 -262C20 -258 60 -220 62 -172Z'
      : ''
  const lights = repeat(70, () => {
    const a = s.rng.range(Math.PI * 0.75, Math.PI * 2)
    const d = r * Math.sqrt(s.rng.range(0.3, 1))
    return stroke(
      `M${num(cx + Math.cos(a) * d)} ${num(cy + Math.sin(a) * d)}q5 -9 12 -4`,
      shine,
      3,
      { opacity: 0.45 },
    )
  })
  return (bodyPath === '' ? circle(cx, cy, r * 0.9, color) : path(bodyPath, color)) + curls + lights
}

function braid(
  x: number,
  y: number,
  length: number,
  drift: number,
  color: string,
  shine: string,
): string {
  const links = Math.floor(length / 17)
  return (
    stroke(
      `M${num(x)} ${num(y)}q${num(drift * 0.2)} ${num(length * 0.5)} ${num(drift)} ${num(length)}`,
      color,
      14,
    ) +
    repeat(links, (i) => {
      const t = i / links
      return stroke(`M${num(x + drift * t * t - 5)} ${num(y + length * t)}l5 7l5 -7`, shine, 2.4, {
        opacity: 0.6,
      })
    }) +
    circle(x + drift, y + length, 8, '#f2b53f')
  )
}
