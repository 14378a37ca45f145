import type { Palette } from '../palettes'
import { spiceCone } from '../parts/baskets-and-heaps'
import { bottle } from '../parts/bottle'
import { bowl } from '../parts/bowl'
import { paletteCloth } from '../parts/cloth'
import { jar } from '../parts/jar'
import { openPolishBottle, polishBottle, polishBrush } from '../parts/nail-polish'
import { foldedTowels, rolledTowel, soapBar } from '../parts/spa'
import { cycle, repeat } from '../random'
import { path, place, stroke } from '../shapes'
import type { Scene } from './scene'
import { stillLife } from './still-life'

/** Still lifes of care products: shea butter, oils, soaps. */
export const spaProducts = {
  shea: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'window',
      tone: 1,
      runner: 5,
      flowers: [['hibiscus', 0.8, 0.84, 0.09]],
      objects: (s, q, y, m) =>
        bowl(s, s.w * 0.34, y, m * 0.3, '#7a4a33', '#f7e6bf', {
          heap: true,
          band: paletteCloth(s, q, 4, m * 0.05),
        }) +
        bowl(s, s.w * 0.66, y + m * 0.02, m * 0.36, '#c9825a', '#fbf0d2', { heap: true }) +
        bowl(s, s.w * 0.46, y + m * 0.2, m * 0.24, '#efe0ca', '#f3d79a') +
        stroke(`M${s.w * 0.5} ${y + m * 0.1}L${s.w * 0.62} ${y - m * 0.3}`, '#8a5a36', m * 0.02),
    }),
  oils: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'window',
      tone: 3,
      table: 0.74,
      top: 'wood',
      leaves: 'left',
      objects: (s, q, y, m) =>
        bottle(
          s,
          s.w * 0.32,
          y,
          m * 0.56,
          'tall',
          '#c9832f',
          '#6b3322',
          paletteCloth(s, q, 4, m * 0.05),
        ) +
        bottle(s, s.w * 0.54, y + m * 0.03, m * 0.4, 'dropper', '#8a3b22', '#2f1a16', '#f3dfc0') +
        bottle(s, s.w * 0.76, y + m * 0.01, m * 0.48, 'flask', '#e0b060', '#8a5a36') +
        bottle(
          s,
          s.w * 0.46,
          y + m * 0.16,
          m * 0.2,
          'jar',
          '#f3e2c6',
          '#a5623c',
          paletteCloth(s, q, 0, m * 0.04),
        ),
    }),
  soaps: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'screen',
      tone: 2,
      table: 0.62,
      top: 'stone',
      runner: 0,
      objects: (s, q, y, m) =>
        soapBar(s, s.w * 0.3, y + m * 0.02, m * 0.3, '#2e2624') +
        soapBar(s, s.w * 0.34, y - m * 0.11, m * 0.26, '#4a3a34') +
        soapBar(s, s.w * 0.56, y + m * 0.12, m * 0.28, '#d69a86') +
        soapBar(s, s.w * 0.5, y + m * 0.26, m * 0.26, '#e9c9a6') +
        bowl(s, s.w * 0.78, y + m * 0.1, m * 0.32, '#b5563a', '#d69a86', {
          heap: true,
          band: paletteCloth(s, q, 4, m * 0.05),
        }) +
        bottle(s, s.w * 0.1, y + m * 0.1, m * 0.34, 'pump', '#e9cfae', '#5a2419') +
        place(
          stroke(`M0 0l${m * 0.3} ${-m * 0.06}`, '#a8763f', m * 0.024) +
            repeat(14, (i) =>
              stroke(`M${m * (0.18 + i * 0.009)} ${-m * 0.034}v${m * 0.06}`, '#f3dfc0', m * 0.006),
            ),
          s.w * 0.66,
          y + m * 0.34,
        ),
    }),
  sugar: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'niche',
      tone: 3,
      table: 0.6,
      top: 'wood',
      flowers: [['hibiscus', 0.1, 0.8, 0.12]],
      objects: (s, q, y, m) =>
        bowl(s, s.w * 0.4, y + m * 0.04, m * 0.46, '#a34c31', '#f6e3b6', {
          heap: true,
          band: paletteCloth(s, q, 4, m * 0.06),
        }) +
        bottle(s, s.w * 0.66, y + m * 0.02, m * 0.42, 'jar', '#e0962c', '#8a5a36', '#f7e6bf') +
        spiceCone(s, s.w * 0.86, y + m * 0.18, m * 0.24, '#f3dfc0') +
        stroke(`M${s.w * 0.54} ${y + m * 0.2}l${m * 0.2} ${-m * 0.1}`, '#8a5a36', m * 0.026),
    }),
  garden: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'lattice',
      tone: 3,
      table: 0.66,
      top: 'cloth',
      runner: 9,
      leaves: 'both',
      objects: (s, q, y, m) =>
        repeat(6, (i) =>
          bottle(
            s,
            s.w * (0.16 + i * 0.135),
            y + (i % 2) * m * 0.1,
            m * cycle([0.5, 0.34, 0.42, 0.56, 0.32, 0.46], i),
            cycle(['tall', 'dropper', 'flask', 'tall', 'jar', 'flask'] as const, i),
            cycle(['#d99a3c', '#7b3a20', '#e3b46a', '#8a9a52', '#f3e2c6', '#c9683c'], i),
            cycle(['#6b3322', '#2f1a16', '#a34c31'], i),
            i % 2 === 0 ? paletteCloth(s, q, i, m * 0.05) : '#f7e6bf',
          ),
        ),
    }),
  clay: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'niche',
      tone: 1,
      table: 0.72,
      objects: (s, q, y, m) =>
        jar(s, s.w * 0.5, y, m * 0.52, '#a34c31', paletteCloth(s, q, 4, m * 0.07)) +
        repeat(5, (i) =>
          place(
            stroke(
              `M0 0Q${(i - 2) * m * 0.1} ${-m * 0.3} ${(i - 2) * m * 0.2} ${-m * 0.46}`,
              q.leaf[1],
              m * 0.008,
            ),
            s.w * 0.5,
            y - m * 0.5,
          ),
        ) +
        bowl(s, s.w * 0.22, y + m * 0.1, m * 0.26, '#e5b98c', '#8a3b28', { depth: 0.36 }) +
        bottle(s, s.w * 0.78, y + m * 0.08, m * 0.32, 'dropper', '#7b3a20', '#2f1a16', '#f3dfc0'),
    }),
  polish: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'sun',
      tone: 1,
      table: 0.62,
      top: 'stone',
      flowers: [['hibiscus', 0.09, 0.9, 0.1]],
      objects: (s, q, y, m) => {
        const [x, top] = [s.w * 0.3, y + m * 0.1 - m * 0.2]
        const standing = (color: string, at: number, dy: number, k: number) =>
          place(polishBottle(s, color, '#3a1710'), s.w * at, y + m * dy, (m * k) / 280)
        return (
          rolledTowel(s, s.w * 0.05, y - m * 0.01, m * 0.07, '#fbeee2') +
          rolledTowel(s, s.w * 0.1, y + m * 0.03, m * 0.07, '#b64235') +
          foldedTowels(
            s,
            s.w * 0.87,
            y - m * 0.01,
            m * 0.4,
            ['#fbeee2', '#d98a76', '#fbeee2'],
            paletteCloth(s, q, 4, m * 0.04),
          ) +
          bowl(s, x, y + m * 0.1, m * 0.44, '#8a3b32', '#f3d9cc', {
            band: paletteCloth(s, q, 4, m * 0.05),
          }) +
          petals(x, top, m * 0.44) +
          standing('#e2603c', 0.5, 0.01, 0.35) +
          standing('#f0a53c', 0.595, -0.01, 0.38) +
          standing('#7b2d1f', 0.69, 0.01, 0.35) +
          standing('#f3c3b4', 0.545, 0.12, 0.33) +
          place(openPolishBottle(s, '#c1352b'), s.w * 0.75, y + m * 0.11, (m * 0.34) / 280) +
          place(
            polishBrush(s, '#c1352b', '#3a1710'),
            s.w * 0.6,
            y + m * 0.2,
            m / 900,
            (m / 900) * 0.8,
            6,
          )
        )
      },
    }),
}

const petalSpots = [
  [-0.3, 0.01],
  [-0.2, -0.03],
  [-0.13, 0.035],
  [0.02, -0.015],
  [0.12, 0.03],
  [0.19, -0.03],
  [0.31, 0.005],
] as const

/** Petals on the water of a bowl of width `w`; (x, y) is the middle of its opening. */
const petals = (x: number, y: number, w: number) =>
  petalSpots
    .map(([dx, dy], i) =>
      place(
        place(
          path(
            'M0 30C-18 10 -16 -18 0 -30C16 -18 18 10 0 30Z',
            cycle(['#d1432f', '#fff5ea', '#e88a5a'], i),
          ) + stroke('M0 22V-18', '#7b1f1f', 2, { opacity: 0.3 }),
          0,
          0,
          1,
          1,
          i * 67,
        ),
        x + dx * w,
        y + w * (0.015 + dy),
        w / 560,
        w / 1100,
      ),
    )
    .join('')
