import { palettes } from '../palettes'
import { bottle } from '../parts/bottle'
import { bowl } from '../parts/bowl'
import { candle } from '../parts/candle'
import { paletteCloth } from '../parts/cloth'
import { basket, pendantLamp, pottedPlant } from '../parts/decor'
import { pineapple } from '../parts/fruit'
import { armchair, bed, sofa } from '../parts/furniture'
import { jar } from '../parts/jar'
import { rug, shelves } from '../parts/room-fixtures'
import { foldedTowels } from '../parts/spa'
import { claustra } from '../parts/wall-openings'
import { cycle, repeat } from '../random'
import type { RoomSpec } from '../scenes/room'
import { patternedTiles } from '../scenes/room-walls'
import { circle, path, polygon, rect, stroke } from '../shapes'
import { roomWood } from './paints'

/** Rooms 9 to 12. */
export const rooms3: readonly RoomSpec[] = [
  // A bedroom with limewashed walls, linen and a canopy bed.
  {
    palette: palettes.sandMorning,
    wallColor: '#f6e6cf',
    floorColor: '#d9b088',
    floorKind: 'tiles',
    floorY: 600,
    window: { x: 880, y: 100, w: 230, h: 420, view: 'garden', shape: 'arch' },
    frieze: { y: 0, h: 46, kind: 4 },
    furnish: (s, p) =>
      rect(130, 130, 12, 620, roomWood) +
      rect(670, 130, 12, 620, roomWood) +
      rect(120, 120, 572, 14, roomWood) +
      path('M130 130Q210 330 150 620H110V130Z', '#fffaf0', { opacity: 0.75 }) +
      path('M680 130Q600 330 660 620H700V130Z', '#fffaf0', { opacity: 0.75 }) +
      path('M130 130Q405 220 680 130V160Q405 250 130 160Z', '#fffaf0', { opacity: 0.7 }) +
      bed(
        s,
        405,
        800,
        520,
        '#a8683f',
        '#fffaf0',
        paletteCloth(s, p, 8, 90),
        [paletteCloth(s, p, 1, 40), '#fffaf0', paletteCloth(s, p, 4, 40)],
        0.3,
      ) +
      rug(s, 820, 860, 440, 120, paletteCloth(s, p, 9, 60), '#8a3b28') +
      armchair(880, 800, 210, '#c99a5b', '#fffaf0') +
      pottedPlant(s, 1120, 790, 300, '#c65a37', p.leaf) +
      pendantLamp(s, 780, 0, 160, 110, '#d9a866', p.lamp, 'drop'),
  },

  // A laterite and green kitchen with an arched hearth.
  {
    palette: palettes.rainGreen,
    wallColor: '#cfd9b8',
    floorColor: '#a5603c',
    floorKind: 'tiles',
    floorY: 630,
    sideWall: 'right',
    furnish: (s, p) =>
      patternedTiles(s, p, 0, 330, 1050, 150, 8, 75, '#f3ead2') +
      rect(0, 480, 1050, 24, '#f3ead2') +
      rect(0, 504, 1050, 150, '#a5503a') +
      repeat(
        4,
        (i) =>
          path(`M${70 + i * 250} 654V560A70 60 0 0 1 ${210 + i * 250} 560V654Z`, '#5a2a22') +
          basket(s, 140 + i * 250, 652, 90, '#d9a866', '#64312a'),
      ) +
      rect(390, 40, 270, 290, '#e6dcc0') +
      polygon(
        [
          [360, 330],
          [690, 330],
          [630, 210],
          [420, 210],
        ],
        '#c9b88a',
      ) +
      rect(440, 60, 160, 150, '#d6caa6') +
      jar(s, 525, 480, 110, '#2e2624') +
      stroke('M470 480h110', '#2e2624', 12) +
      shelves(s, 40, 70, 300, 220, 2, roomWood, [
        '#d9472f',
        '#f2b23f',
        '#155e58',
        '#f8f1da',
        '#8a5a36',
      ]) +
      shelves(s, 710, 70, 320, 220, 2, roomWood, [
        '#d9472f',
        '#f2b23f',
        '#3064e8',
        '#f8f1da',
        '#155e58',
      ]) +
      bottle(s, 760, 480, 100, 'tall', '#8a9a52', '#6b3322') +
      bowl(s, 880, 480, 120, '#155e58', '#f2b23f', { heap: true }) +
      pineapple(s, 220, 480, 120) +
      pottedPlant(s, 1130, 860, 340, '#155e58', p.leaf) +
      rect(300, 800, 480, 24, roomWood, { r: 8 }) +
      rect(340, 824, 20, 76, '#6b4429') +
      rect(720, 824, 20, 76, '#6b4429') +
      bowl(s, 540, 800, 140, '#d9472f', '#84b04a'),
  },

  // A roof terrace at night with lamps.
  {
    palette: palettes.violetNight,
    wallColor: '#47208f',
    floorColor: '#7a4a6a',
    floorKind: 'tiles',
    checker: '#5a2f5c',
    floorY: 600,
    window: { x: 0, y: 0, w: 1200, h: 560, view: 'dusk' },
    furnish: (s, p) =>
      repeat(
        12,
        (i) =>
          rect(i * 100, 400 + ((i * 53) % 90), 104, 210, cycle(['#33146c', '#3f1d80'], i)) +
          repeat(4, (k) =>
            rect(
              i * 100 + 16 + (k % 2) * 40,
              430 + ((i * 53) % 90) + Math.floor(k / 2) * 50,
              18,
              24,
              (i + k) % 3 === 0 ? p.lamp : '#2a1058',
            ),
          ),
      ) +
      rect(0, 545, 1200, 75, '#b98ae0') +
      claustra(40, 552, 1120, 60, 60, '#c9a0e8', '#33146c', 4) +
      rug(s, 600, 850, 800, 160, paletteCloth(s, p, 6, 80), '#ffb14a') +
      sofa(
        s,
        600,
        760,
        540,
        '#ffe9df',
        [paletteCloth(s, p, 0, 44), paletteCloth(s, p, 5, 44), paletteCloth(s, p, 8, 44)],
        '#33146c',
      ) +
      repeat(
        9,
        (i) =>
          circle(
            60 + i * 135,
            130 + Math.sin((i / 8) * Math.PI) * 50,
            44,
            s.radialGradient(60 + i * 135, 130 + Math.sin((i / 8) * Math.PI) * 50, 44, [
              [0, p.lamp, 0.7],
              [1, p.lamp, 0],
            ]),
          ) + circle(60 + i * 135, 130 + Math.sin((i / 8) * Math.PI) * 50, 10, '#fff3d0'),
      ) +
      stroke('M0 112Q600 210 1200 112', '#170a42', 4) +
      candle(s, 280, 800, 40, 70, '#ffe9df') +
      candle(s, 930, 810, 34, 50, '#ffe9df') +
      pottedPlant(s, 100, 830, 340, '#ff6f61', p.leaf) +
      pottedPlant(s, 1110, 830, 300, '#ffb14a', p.leaf),
  },

  // A bathroom with an arched niche, palms and candles.
  {
    palette: palettes.terracotta,
    wallColor: '#d98a5c',
    floorColor: '#7b3524',
    floorKind: 'tiles',
    checker: '#8f4530',
    floorY: 620,
    sideWall: 'right',
    window: { x: 110, y: 110, w: 220, h: 380, view: 'garden', shape: 'arch' },
    furnish: (s, p) =>
      path('M470 620V300A210 210 0 0 1 890 300V620Z', '#a34c31') +
      s.clip(
        'M490 620V304A190 190 0 0 1 870 304V620Z',
        patternedTiles(s, p, 490, 110, 400, 520, 0, 66, '#f1c293') +
          rect(
            490,
            110,
            400,
            520,
            s.linearGradient([
              [0, '#32130f', 0.4],
              [0.4, '#32130f', 0],
              [1, '#32130f', 0.35],
            ]),
          ),
      ) +
      path(
        'M440 660C440 640 460 630 490 630H880C910 630 930 640 930 660C930 750 890 800 840 800H530C480 800 440 750 440 660Z',
        s.linearGradient(
          [
            [0, '#fff6e8'],
            [1, '#d9b898'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(
        'M462 654C462 642 476 640 492 640H878C894 640 908 642 908 654C860 672 510 672 462 654Z',
        '#a9cfd0',
      ) +
      stroke('M690 640V560Q690 530 656 530V552', '#e0b060', 11) +
      candle(s, 420, 800, 40, 70, '#f3e2c6') +
      candle(s, 372, 820, 34, 46, '#e9c79c') +
      candle(s, 968, 810, 36, 56, '#f3e2c6') +
      pottedPlant(s, 1040, 830, 380, '#7b2d1f', p.leaf, paletteCloth(s, p, 4, 34)) +
      foldedTowels(
        s,
        230,
        800,
        170,
        ['#fff2dd', '#e9a25d', '#fff2dd', '#c4653f'],
        paletteCloth(s, p, 4, 30),
      ) +
      pendantLamp(s, 680, 0, 130, 120, '#d9a866', p.lamp, 'globe'),
  },
]
