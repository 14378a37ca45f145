import { mix } from '../color'
import type { Palette } from '../palettes'
import { basin } from '../parts/baskets-and-heaps'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { fabricBolts, hangingCloth } from '../parts/textiles'
import { cycle, repeat, times } from '../random'
import { circle, num, path, polygon, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { passerBy } from './passer-by'

/** A market stall: posts, a cloth awning, hanging cloths, a table with fabric bolts or basins. */
export function marketStall(
  s: SvgCanvas,
  p: Palette,
  x: number,
  y: number,
  w: number,
  h: number,
  i: number,
  lit: boolean,
): string {
  const table = y - h * 0.3
  const hung = repeat(4, (k) =>
    hangingCloth(
      s,
      x + w * (0.06 + k * 0.225),
      y - h * 0.92,
      w * 0.2,
      h * s.rng.range(0.34, 0.5),
      accentCloth(s, p.accents, clothKindAt(i * 4 + k * 3), w * 0.08, i + k),
    ),
  )
  const goods =
    i % 2 === 0
      ? fabricBolts(
          s,
          x + w * 0.06,
          table,
          w * 0.88,
          h * 0.24,
          times(9, (k) => accentCloth(s, p.accents, clothKindAt(k * 2 + i), w * 0.05, k)),
        )
      : repeat(4, (k) =>
          basin(
            s,
            x + w * (0.15 + k * 0.235),
            table + h * 0.03,
            w * 0.22,
            accentCloth(s, p.accents, clothKindAt(k + i), w * 0.06, k),
            [
              cycle(['#d9402a', '#f0b53a', '#6d9a3a', '#8a3a5a'], k + i),
              cycle(['#e8563a', '#f6c95c', '#84b04a', '#a14a6c'], k + i),
            ],
            p.ink,
          ),
        )
  const scallops = repeat(8, (k) =>
    path(
      `M${num(x - w * 0.05 + (w * 1.1 * k) / 8)} ${num(y - h * 0.94)}v${num(h * 0.05)}q${num(w * 0.069)} ${num(h * 0.06)} ${num(w * 0.1375)} 0v${num(-h * 0.05)}Z`,
      k % 2 === 0 ? cycle(p.accents, i) : cycle(p.accents, 4),
    ),
  )
  return (
    rect(
      x,
      y - h,
      w,
      h,
      s.linearGradient([
        [0, p.ink, lit ? 0.45 : 0.7],
        [1, p.ink, 0.35],
      ]),
    ) +
    (lit
      ? circle(
          x + w / 2,
          y - h * 0.6,
          w * 0.7,
          s.radialGradient(x + w / 2, y - h * 0.6, w * 0.7, [
            [0, p.lamp, 0.75],
            [1, p.lamp, 0],
          ]),
        )
      : '') +
    hung +
    passerBy(s, p, x + w * 0.5, y, h * 0.72, 'boubou', i + 1) +
    rect(x, table, w, h * 0.3, mix(p.ground[2], p.ink, 0.3)) +
    rect(x, table, w, h * 0.3, accentCloth(s, p.accents, clothKindAt(i + 6), w * 0.14, i)) +
    rect(
      x,
      table,
      w,
      h * 0.3,
      s.linearGradient([
        [0, '#ffffff', 0.12],
        [1, '#120818', 0.55],
      ]),
    ) +
    goods +
    rect(x - w * 0.02, y - h, w * 0.025, h, p.ink) +
    rect(x + w * 0.995, y - h, w * 0.025, h, p.ink) +
    polygon(
      [
        [x + w * 0.03, y - h * 1.16],
        [x + w * 0.97, y - h * 1.16],
        [x + w * 1.05, y - h * 0.94],
        [x - w * 0.05, y - h * 0.94],
      ],
      accentCloth(
        s,
        [
          cycle(p.accents, i),
          cycle(p.accents, 4),
          cycle(p.accents, i + 1),
          cycle(p.accents, 4),
          cycle(p.accents, i),
        ],
        'strips',
        w * 0.5,
      ),
    ) +
    scallops
  )
}
