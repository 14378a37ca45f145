import { mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth } from '../parts/cloth'
import { bolts, hungCloth } from '../parts/textiles'
import { basin } from '../parts/heaps'
import { at, list, times } from '../random'
import { circle, num, path, poly, rect } from '../shapes'
import type { Sheet } from '../sheet'
import { kindAt } from './base'
import { passer } from './passer'

/** One stall: posts, awning of cloth, hung cloths, a table of bolts or basins. */
export function stall(
  s: Sheet,
  p: Palette,
  x: number,
  y: number,
  w: number,
  h: number,
  i: number,
  lit: boolean,
): string {
  const table = y - h * 0.3
  const hung = times(4, (k) =>
    hungCloth(
      s,
      x + w * (0.06 + k * 0.225),
      y - h * 0.92,
      w * 0.2,
      h * s.rng.range(0.34, 0.5),
      accentCloth(s, p.accents, kindAt(i * 4 + k * 3), w * 0.08, i + k),
    ),
  )
  const goods =
    i % 2 === 0
      ? bolts(
          s,
          x + w * 0.06,
          table,
          w * 0.88,
          h * 0.24,
          list(9, (k) => accentCloth(s, p.accents, kindAt(k * 2 + i), w * 0.05, k)),
        )
      : times(4, (k) =>
          basin(
            s,
            x + w * (0.15 + k * 0.235),
            table + h * 0.03,
            w * 0.22,
            accentCloth(s, p.accents, kindAt(k + i), w * 0.06, k),
            [
              at(['#d9402a', '#f0b53a', '#6d9a3a', '#8a3a5a'], k + i),
              at(['#e8563a', '#f6c95c', '#84b04a', '#a14a6c'], k + i),
            ],
            p.ink,
          ),
        )
  const scallops = times(8, (k) =>
    path(
      `M${num(x - w * 0.05 + (w * 1.1 * k) / 8)} ${num(y - h * 0.94)}v${num(h * 0.05)}q${num(w * 0.069)} ${num(h * 0.06)} ${num(w * 0.1375)} 0v${num(-h * 0.05)}Z`,
      k % 2 === 0 ? at(p.accents, i) : at(p.accents, 4),
    ),
  )
  return (
    rect(
      x,
      y - h,
      w,
      h,
      s.linear([
        [0, p.ink, lit ? 0.45 : 0.7],
        [1, p.ink, 0.35],
      ]),
    ) +
    (lit
      ? circle(
          x + w / 2,
          y - h * 0.6,
          w * 0.7,
          s.radial(x + w / 2, y - h * 0.6, w * 0.7, [
            [0, p.lamp, 0.75],
            [1, p.lamp, 0],
          ]),
        )
      : '') +
    hung +
    passer(s, p, x + w * 0.5, y, h * 0.72, 'boubou', i + 1) +
    rect(x, table, w, h * 0.3, mix(p.ground[2], p.ink, 0.3)) +
    rect(x, table, w, h * 0.3, accentCloth(s, p.accents, kindAt(i + 6), w * 0.14, i)) +
    rect(
      x,
      table,
      w,
      h * 0.3,
      s.linear([
        [0, '#ffffff', 0.12],
        [1, '#120818', 0.55],
      ]),
    ) +
    goods +
    rect(x - w * 0.02, y - h, w * 0.025, h, p.ink) +
    rect(x + w * 0.995, y - h, w * 0.025, h, p.ink) +
    poly(
      [
        [x + w * 0.03, y - h * 1.16],
        [x + w * 0.97, y - h * 1.16],
        [x + w * 1.05, y - h * 0.94],
        [x - w * 0.05, y - h * 0.94],
      ],
      accentCloth(
        s,
        [
          at(p.accents, i),
          at(p.accents, 4),
          at(p.accents, i + 1),
          at(p.accents, 4),
          at(p.accents, i),
        ],
        'strips',
        w * 0.5,
      ),
    ) +
    scallops
  )
}
