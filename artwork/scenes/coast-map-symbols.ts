import type { Palette } from '../palettes'
import { triangleRing } from '../parts/sky'
import { cycle, repeat } from '../random'
import { circle, ellipse, num, path, place, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** Lines of waves between two heights, as on a drawn map. */
export const waves = (s: SvgCanvas, top: number, bottom: number, count: number, color: string) =>
  repeat(count, () => {
    const w = s.unit * s.rng.range(26, 46)
    return stroke(
      `M${num(s.rng.range(0, 1) * s.w)} ${num(s.rng.range(top, bottom))}q${num(w / 4)} ${num(-w * 0.22)} ${num(w / 2)} 0t${num(w / 2)} 0`,
      color,
      s.unit * 2.6,
      { opacity: 0.6 },
    )
  })

/** The pin of the address, with a sun in its head. */
export const pin = (s: SvgCanvas, p: Palette, x: number, y: number, h: number) =>
  place(
    ellipse(0, 0, 26, 8, '#1c0a10', { opacity: 0.4 }) +
      path(
        'M0 0C-12 -40 -52 -62 -52 -104A52 52 0 0 1 52 -104C52 -62 12 -40 0 0Z',
        cycle(p.accents, 0),
        { stroke: '#ffffff', width: 6 },
      ) +
      circle(0, -104, 22, '#fff6dc') +
      triangleRing(0, -104, 25, 10, 12, '#fff6dc'),
    x,
    y,
    h / 110,
  ) + circle(x, y, s.unit * 3, '#1c0a10')

/** A compass rose without letters. */
export const compass = (s: SvgCanvas, p: Palette, x: number, y: number, r: number) =>
  circle(x, y, r, '#fff7e6', { opacity: 0.85, stroke: p.ground[2], width: s.unit * 3 }) +
  triangleRing(x, y, r * 0.7, r * 0.2, 24, cycle(p.accents, 1), 0.8) +
  place(
    path('M0 -90L20 0H-20Z', cycle(p.accents, 2)) +
      path('M0 90L20 0H-20Z', p.ink) +
      path('M-60 0L0 -14V14ZM60 0L0 -14V14Z', p.ground[1]),
    x,
    y,
    r / 130,
  ) +
  circle(x, y, r * 0.1, '#fff7e6')
