import type { Palette } from '../palettes'
import { bottle } from '../parts/bottle'
import { bowl } from '../parts/bowl'
import { candle } from '../parts/candle'
import { paletteCloth } from '../parts/cloth'
import { jar } from '../parts/jar'
import { orchidSpray } from '../parts/orchid-spray'
import { foldedTowels, rolledTowel, stackedStones } from '../parts/spa'
import { cycle, repeat } from '../random'
import type { SvgCanvas } from '../svg-canvas'
import { roundMirror } from './room-walls'
import type { Scene } from './scene'
import { stillLife } from './still-life'

/** An orchid in a clay pot that stands at `y`. */
const pottedOrchid = (
  s: SvgCanvas,
  p: Palette,
  x: number,
  y: number,
  height: number,
  side: 1 | -1,
) =>
  orchidSpray({
    x,
    y: y - height * 0.27,
    height,
    side,
    petals: ['#fff8f0', '#fbeeea', '#fff5ea'],
    lip: '#b2477a',
    leaf: p.leaf,
  }) + jar(s, x, y, height * 0.32, '#a34c31', paletteCloth(s, p, 4, height * 0.06))

/** Still lifes about relaxation: stones, towels, candles. */
export const spaRelaxation = {
  stones: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'curtain',
      tone: 2,
      table: 0.66,
      top: 'stone',
      leaves: 'right',
      objects: (s, q, y, m) =>
        pottedOrchid(s, q, s.w * 0.31, y - m * 0.02, m * 0.5, 1) +
        stackedStones(s, s.w * 0.63, y + m * 0.04, m * 0.38, 4, '#5c5254') +
        stackedStones(s, s.w * 0.8, y + m * 0.16, m * 0.24, 2, '#7a6a62') +
        candle(s, s.w * 0.18, y + m * 0.1, m * 0.12, m * 0.18, '#f3e2c6') +
        candle(s, s.w * 0.09, y + m * 0.2, m * 0.1, m * 0.11, '#e9c79c'),
    }),
  towels: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'lattice',
      tone: 1,
      table: 0.7,
      runner: 13,
      flowers: [
        ['hibiscus', 0.5, 0.36, 0.13],
        ['hibiscus', 0.82, 0.86, 0.1],
      ],
      objects: (s, q, y, m) =>
        foldedTowels(
          s,
          s.w * 0.5,
          y,
          m * 0.6,
          ['#f6e9d6', '#d98a5c', '#f3dcbf', '#b5563a'],
          paletteCloth(s, q, 4, m * 0.04),
        ) +
        rolledTowel(s, s.w * 0.12, y + m * 0.12, m * 0.08, '#f3dcbf') +
        rolledTowel(s, s.w * 0.2, y + m * 0.2, m * 0.07, '#c8704a') +
        bottle(
          s,
          s.w * 0.8,
          y + m * 0.02,
          m * 0.34,
          'pump',
          '#f1dfc6',
          '#8a3b28',
          paletteCloth(s, q, 1, m * 0.05),
        ),
    }),
  evening: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'sun',
      tone: 3,
      table: 0.64,
      top: 'sand',
      leaves: 'both',
      flowers: [['orchid', 0.82, 0.752, 0.075]],
      objects: (s, q, y, m) =>
        repeat(5, (i) =>
          candle(
            s,
            s.w * (0.2 + i * 0.08),
            y + (i % 2) * m * 0.08,
            m * 0.09,
            m * (0.12 + (i % 3) * 0.09),
            cycle(['#f3e2c6', '#e3ab78', '#f7edda'], i),
          ),
        ) +
        stackedStones(s, s.w * 0.62, y + m * 0.1, m * 0.3, 3, '#54474a') +
        bowl(s, s.w * 0.82, y + m * 0.12, m * 0.26, '#8a4a33', '#f7e6bf', {
          band: paletteCloth(s, q, 4, m * 0.04),
        }),
    }),
  mirror: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'lamp',
      tone: 4,
      table: 0.76,
      top: 'wood',
      leaves: 'right',
      objects: (s, q, y, m) =>
        roundMirror(s, s.w * 0.5, y - m * 0.5, m * 0.3, cycle(q.accents, 1), q.sky[3]) +
        bottle(s, s.w * 0.2, y, m * 0.3, 'flask', '#d98a5c', '#7b2d1f') +
        bottle(s, s.w * 0.34, y + m * 0.05, m * 0.24, 'dropper', '#7b3a20', '#2f1a16', '#f3dfc0') +
        bottle(
          s,
          s.w * 0.64,
          y + m * 0.06,
          m * 0.15,
          'jar',
          '#f3e2c6',
          '#a34c31',
          paletteCloth(s, q, 2, m * 0.04),
        ) +
        bottle(s, s.w * 0.8, y + m * 0.02, m * 0.34, 'tall', '#e9b06c', '#6b3322') +
        bowl(s, s.w * 0.48, y + m * 0.12, m * 0.18, '#c65a37', '#fff4e3'),
    }),
  massage: (p: Palette): Scene =>
    stillLife(p, {
      wall: 'window',
      tone: 2,
      table: 0.64,
      top: 'stone',
      objects: (s, q, y, m) =>
        pottedOrchid(s, q, s.w * 0.8, y, m * 0.46, -1) +
        foldedTowels(
          s,
          s.w * 0.32,
          y + m * 0.06,
          m * 0.62,
          ['#fbf0e2', '#e3b08a', '#fbf0e2'],
          paletteCloth(s, q, 4, m * 0.04),
        ) +
        stackedStones(s, s.w * 0.32, y - m * 0.24, m * 0.26, 3, '#4f4648') +
        bowl(s, s.w * 0.7, y + m * 0.24, m * 0.26, '#8a4a33', '#d9a24a') +
        candle(s, s.w * 0.9, y + m * 0.26, m * 0.12, m * 0.16, '#f3e2c6') +
        candle(s, s.w * 0.56, y + m * 0.3, m * 0.1, m * 0.1, '#e9c79c'),
    }),
}
