import { palettes } from '../palettes'
import { washstand } from '../parts/bathroom'
import { bowl } from '../parts/bowl'
import { candle } from '../parts/candle'
import { paletteCloth } from '../parts/cloth'
import { basket, pendantLamp, pottedPlant } from '../parts/decor'
import { armchair, bed } from '../parts/furniture'
import { banquette, chair, cupboard, floorLamp, pouf, stool, table } from '../parts/home-furniture'
import { jar } from '../parts/jar'
import { kitchenUnits } from '../parts/kitchen'
import { palm } from '../parts/palm'
import { rug } from '../parts/room-fixtures'
import { foldedTowels } from '../parts/spa'
import { repeat } from '../random'
import type { RoomSpec } from '../scenes/room'
import { framedPrint, roundMirror } from '../scenes/room-walls'
import { circle, path, polygon, rect, stroke } from '../shapes'
import { roomWood } from './paints'

/** Rooms 25 to 30. */
export const rooms6: readonly RoomSpec[] = [
  // A pink bathroom: a basin on a stand, a round mirror, a floor of black squares.
  {
    palette: palettes.roseClay,
    wallColor: '#e89a86',
    floorColor: '#fff0e4',
    floorKind: 'tiles',
    checker: '#2f2326',
    floorY: 600,
    vanishX: 0.75,
    window: { x: 90, y: 90, w: 190, h: 190, view: 'garden', shape: 'panes' },
    furnish: (s, p) =>
      rect(0, 380, 1200, 220, '#fae3d5') +
      rect(0, 370, 1200, 14, '#6d2630') +
      repeat(15, (i) => rect(i * 82, 384, 3, 216, '#e3bda8')) +
      roundMirror(s, 520, 200, 110, '#f0c08a', '#f2d9cc') +
      [350, 690].map((x) => pendantLamp(s, x, 0, 170, 80, '#fff0e4', p.lamp, 'globe')).join('') +
      washstand(s, 520, 720, 420, 270, '#8a4a33', '#fff6ee', '#c99a5b') +
      foldedTowels(s, 470, 640, 130, ['#b64235', '#fff0e4', '#b64235']) +
      basket(s, 620, 640, 90, '#d9a866', '#6d2630') +
      stroke('M880 180H1080', '#c99a5b', 10) +
      rect(910, 184, 140, 250, '#fff8f0') +
      rect(910, 380, 140, 26, paletteCloth(s, p, 4, 26)) +
      stool(980, 780, 200, '#8a4a33', '#fff0e4') +
      candle(s, 980, 570, 40, 60, '#f3e2c6') +
      pottedPlant(s, 150, 780, 320, '#b64235', p.leaf),
  },

  // A lounge at night: two arches over the town, floor cushions, lanterns.
  {
    palette: palettes.emberNight,
    wallColor: '#8a2f3a',
    floorColor: '#4a2026',
    floorKind: 'tiles',
    floorY: 590,
    window: { x: 180, y: 90, w: 330, h: 500, view: 'dusk', shape: 'arch' },
    moreWindows: [{ x: 690, y: 90, w: 330, h: 500, view: 'dusk', shape: 'arch' }],
    lightColor: '#ee7b3c',
    furnish: (s, p) =>
      repeat(3, (i) => pendantLamp(s, 100 + i * 500, 0, 190, 100, '#f7b045', p.lamp, 'drop')) +
      rug(s, 600, 880, 1000, 210, paletteCloth(s, p, 2, 110), '#f7b045') +
      banquette(330, 690, 540, '#3a1218', '#f0894a', [
        paletteCloth(s, p, 0, 44),
        paletteCloth(s, p, 8, 60),
        paletteCloth(s, p, 3, 44),
      ]) +
      pouf(270, 850, 170, '#e4553c') +
      pouf(930, 850, 170, '#7a3ff2') +
      table(600, 850, 280, 90, '#c9824a') +
      candle(s, 540, 760, 34, 60, '#ffe9c6') +
      candle(s, 600, 760, 40, 84, '#ffe9c6') +
      bowl(s, 680, 760, 80, '#3064e8', '#f7b045') +
      jar(s, 90, 780, 210, '#c9603c', paletteCloth(s, p, 4, 40)) +
      jar(s, 1110, 780, 180, '#f7b045'),
  },

  // A round earthen room under its thatch: a low bed, a stool, baskets on the wall.
  {
    palette: palettes.sandMorning,
    wallColor: '#c98862',
    floorColor: '#b4764e',
    floorKind: 'plain',
    floorY: 610,
    window: { x: 780, y: 270, w: 170, h: 170, view: 'garden', shape: 'round' },
    furnish: (s, p) =>
      path('M0 0H1200V250Q600 90 0 250Z', '#8a5a36') +
      repeat(15, (i) =>
        stroke(
          `M600 -220L${-80 + i * 97} ${250 - 130 * Math.sin((Math.PI * i) / 14)}`,
          '#5f3b25',
          12,
        ),
      ) +
      path('M0 236Q600 76 1200 236V262Q600 102 0 262Z', '#6b4429') +
      path('M0 486Q600 462 1200 486V512Q600 488 0 512Z', '#f5dcbd') +
      path('M0 520Q600 496 1200 520V530Q600 506 0 530Z', '#8a3b28') +
      [
        [180, 330, 50],
        [290, 300, 40],
        [390, 330, 56],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            circle(x, y, r, '#e9b06c') +
            circle(x, y, r * 0.7, '#8a3b28') +
            circle(x, y, r * 0.45, '#f5dcbd'),
        )
        .join('') +
      bed(
        s,
        330,
        800,
        460,
        '#6b4429',
        '#fff4e3',
        paletteCloth(s, p, 10, 80),
        ['#e9b06c', '#fff4e3'],
        0.15,
      ) +
      rug(s, 760, 870, 500, 120, paletteCloth(s, p, 3, 80), '#fff4e3') +
      stool(640, 800, 170, '#5f3b25', '#8a3b28') +
      jar(s, 1060, 740, 260, '#8a3b28', paletteCloth(s, p, 4, 44)) +
      jar(s, 940, 780, 150, '#a9683f') +
      basket(s, 800, 830, 120, '#e9b06c', '#8a3b28'),
  },

  // A studio on the water: kitchenette, table for two, the lagoon in the doorway.
  {
    palette: palettes.lagoonDusk,
    wallColor: '#f1d7c3',
    floorColor: '#a4683f',
    floorKind: 'boards',
    floorY: 600,
    vanishX: 0.7,
    window: { x: 640, y: 120, w: 440, h: 480, view: 'lagoon', shape: 'panes' },
    lightColor: '#ffcf88',
    furnish: (s, p) =>
      kitchenUnits(40, 650, 440, 210, '#84489a', '#ffe9c9', 4) +
      rect(60, 180, 380, 14, roomWood) +
      rect(60, 290, 380, 14, roomWood) +
      repeat(6, (i) =>
        jar(
          s,
          100 + i * 60,
          180,
          60 + (i % 2) * 20,
          ['#e4553c', '#f6a53b', '#5b3f80'][i % 3] ?? '#e4553c',
          undefined,
          false,
        ),
      ) +
      repeat(5, (i) =>
        bowl(s, 110 + i * 70, 290, 56, i % 2 === 0 ? '#3064e8' : '#fdebcb', '#f6a53b'),
      ) +
      bowl(s, 240, 430, 110, '#e4553c', '#f6a53b') +
      chair(430, 840, 280, '#5d2f52', '#f6a53b') +
      chair(790, 840, 280, '#5d2f52', '#f6a53b') +
      table(610, 850, 300, 190, '#ffe9c9') +
      jar(s, 610, 660, 90, '#3064e8') +
      pendantLamp(s, 610, 0, 250, 130, '#d9a866', p.lamp) +
      pottedPlant(s, 1120, 820, 300, '#84489a', p.leaf),
  },

  // A courtyard for meals: a long table under a pergola and a palm.
  {
    palette: palettes.ochreNoon,
    wallColor: '#e8a14a',
    floorColor: '#f0d9a8',
    floorKind: 'tiles',
    floorY: 520,
    vanishX: 0.35,
    furnish: (s, p) =>
      rect(0, 0, 1200, 150, '#f7c363') +
      rect(0, 140, 1200, 22, '#8a4a22') +
      path('M840 520V320A90 90 0 0 1 1020 320V520Z', '#0f7c86') +
      rect(928, 240, 6, 280, '#0a5a62') +
      palm(s, { x: 240, y: 560, height: 520, lean: 0.06, trunk: '#7a5a36', leaf: p.leaf }) +
      rect(130, 550, 230, 46, '#cf7c30', { r: 6 }) +
      [420, 1130].map((x) => rect(x, 40, 26, 640, '#7a4a2c')).join('') +
      rect(390, 40, 800, 26, '#7a4a2c') +
      repeat(11, (i) => rect(400 + i * 74, 14, 18, 60, '#8a5a36')) +
      repeat(4, (i) =>
        chair(520 + i * 150, 640, 240, '#5f3b25', ['#d84f2e', '#3064e8'][i % 2] ?? '#d84f2e'),
      ) +
      table(740, 790, 780, 190, '#c98a4c') +
      rect(440, 600, 600, 24, paletteCloth(s, p, 2, 40)) +
      repeat(4, (i) =>
        bowl(s, 500 + i * 160, 602, i === 1 ? 120 : 80, '#fff3d8', '#d84f2e', { heap: i === 1 }),
      ) +
      jar(s, 90, 840, 220, '#8a4a22', paletteCloth(s, p, 4, 40)) +
      basket(s, 1110, 860, 130, '#d9a866', '#7a3418'),
  },

  // A bedroom of red earth: a bed in an arched niche, a chest, a kilim.
  {
    palette: palettes.lateriteDusk,
    wallColor: '#b5563a',
    floorColor: '#e0b488',
    floorKind: 'tiles',
    floorY: 600,
    sideWall: 'left',
    vanishX: 0.3,
    window: { x: 960, y: 190, w: 150, h: 260, view: 'dusk', shape: 'arch' },
    furnish: (s, p) =>
      path('M260 600V330A240 240 0 0 1 740 330V600Z', '#7c2c20') +
      path('M284 600V334A216 216 0 0 1 716 334V600Z', '#d98a5c') +
      repeat(7, (i) =>
        polygon(
          [
            [300 + i * 60, 200 - 60 * Math.sin((Math.PI * (i + 0.5)) / 7)],
            [318 + i * 60, 160 - 60 * Math.sin((Math.PI * (i + 0.5)) / 7)],
            [336 + i * 60, 200 - 60 * Math.sin((Math.PI * (i + 0.5)) / 7)],
          ],
          '#f7b045',
        ),
      ) +
      bed(
        s,
        500,
        790,
        420,
        '#5a2419',
        '#fdebd0',
        paletteCloth(s, p, 3, 90),
        ['#f7b045', '#fdebd0', '#e8457c'],
        0.3,
      ) +
      cupboard(s, 780, 690, 260, 110, '#5a2419', 2, '#7c3a2a') +
      candle(s, 850, 580, 36, 56, '#f3e2c6') +
      bowl(s, 960, 580, 90, '#3064e8', '#f7b045') +
      rug(s, 800, 880, 640, 120, paletteCloth(s, p, 0, 80), '#5a2419') +
      armchair(1070, 800, 200, '#c99a5b', '#e8457c') +
      framedPrint(s, p, 790, 230, 110, 140, 0) +
      floorLamp(s, 200, 760, 400, '#fdebd0', p.lamp),
  },
]
