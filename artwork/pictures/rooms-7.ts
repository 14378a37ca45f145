import { palettes } from '../palettes'
import { shower } from '../parts/bathroom'
import { bowl } from '../parts/bowl'
import { candle } from '../parts/candle'
import { paletteCloth } from '../parts/cloth'
import { basket, pendantLamp, pottedPlant } from '../parts/decor'
import { armchair, bed, sofa } from '../parts/furniture'
import { chair, cupboard, pouf, table } from '../parts/home-furniture'
import { jar } from '../parts/jar'
import { rug } from '../parts/room-fixtures'
import { foldedTowels } from '../parts/spa'
import { repeat } from '../random'
import type { RoomSpec } from '../scenes/room'
import { framedPrint, patternedTiles } from '../scenes/room-walls'
import { circle, path, polygon, rect, stroke } from '../shapes'

/** Rooms 31 to 34. */
export const rooms7: readonly RoomSpec[] = [
  // An Afro-Brazilian drawing room: tall shutters, mouldings, cane chairs.
  {
    palette: palettes.sandMorning,
    wallColor: '#d9c9a0',
    floorColor: '#f4ead2',
    floorKind: 'tiles',
    checker: '#7c4630',
    floorY: 640,
    window: { x: 240, y: 110, w: 170, h: 450, view: 'garden', shape: 'shutters' },
    moreWindows: [{ x: 800, y: 110, w: 170, h: 450, view: 'garden', shape: 'shutters' }],
    furnish: (s, p) =>
      rect(0, 0, 1200, 50, '#fff4e3') +
      rect(0, 50, 1200, 10, '#b99a6a') +
      repeat(24, (i) => circle(26 + i * 50, 30, 12, '#d9c9a0')) +
      framedPrint(s, p, 530, 150, 150, 190, 2) +
      stroke('M600 50V96', '#8a6a3c', 6) +
      repeat(
        5,
        (i) =>
          stroke(`M600 96q${(i - 2) * 40} 50 ${(i - 2) * 46} 0`, '#8a6a3c', 6) +
          circle(600 + (i - 2) * 46, 88, 13, p.lamp),
      ) +
      sofa(
        s,
        600,
        760,
        440,
        '#c65a37',
        [paletteCloth(s, p, 2, 44), '#fff4e3', paletteCloth(s, p, 2, 44)],
        '#5f3b25',
      ) +
      armchair(230, 820, 220, '#5f3b25', '#c65a37') +
      armchair(970, 820, 220, '#5f3b25', '#c65a37') +
      table(600, 880, 260, 80, '#5f3b25') +
      jar(s, 600, 800, 70, '#3064e8') +
      pottedPlant(s, 80, 760, 300, '#8a3b28', p.leaf) +
      pottedPlant(s, 1120, 760, 300, '#8a3b28', p.leaf),
  },

  // A room for guests: two beds, a table between them, a porthole each.
  {
    palette: palettes.lagoonDawn,
    wallColor: '#f6d9b0',
    floorColor: '#7a9a92',
    floorKind: 'boards',
    floorY: 570,
    window: { x: 220, y: 110, w: 170, h: 170, view: 'lagoon', shape: 'round' },
    moreWindows: [{ x: 810, y: 110, w: 170, h: 170, view: 'lagoon', shape: 'round' }],
    beams: true,
    furnish: (s, p) =>
      bed(
        s,
        305,
        800,
        390,
        '#0f7c86',
        '#fffaf0',
        paletteCloth(s, p, 0, 70),
        ['#fffaf0', '#f2a03a'],
        0.4,
      ) +
      bed(
        s,
        895,
        800,
        390,
        '#0f7c86',
        '#fffaf0',
        paletteCloth(s, p, 0, 70),
        ['#f2a03a', '#fffaf0'],
        0.4,
      ) +
      cupboard(s, 545, 700, 110, 150, '#e2603c', 1) +
      candle(s, 600, 550, 40, 70, '#fff2d6') +
      pendantLamp(s, 600, 46, 130, 110, '#d9a866', p.lamp, 'drop') +
      rug(s, 600, 880, 420, 150, paletteCloth(s, p, 1, 80), '#f2a03a'),
  },

  // A steam bath below a dome: stars of daylight, a stone bench, a shower.
  {
    palette: palettes.indigoNight,
    wallColor: '#3f66a8',
    floorColor: '#c9b79a',
    floorKind: 'tiles',
    floorY: 640,
    vanishX: 0.6,
    furnish: (s, p) =>
      path('M0 0H1200V330Q1100 40 600 30Q100 40 0 330Z', '#23407c') +
      repeat(19, (i) => {
        const [x, y] = [
          190 + (i % 7) * 138 + (i > 6 ? 60 : 0),
          110 + Math.floor(i / 7) * 62 + Math.abs((i % 7) - 3) * 12,
        ]
        return polygon(
          [
            [x, y - 17],
            [x + 5, y - 5],
            [x + 17, y],
            [x + 5, y + 5],
            [x, y + 17],
            [x - 5, y + 5],
            [x - 17, y],
            [x - 5, y - 5],
          ],
          '#fff3d0',
        )
      }) +
      repeat(4, (i) =>
        polygon(
          [
            [260 + i * 210, 200],
            [290 + i * 210, 200],
            [400 + i * 190, 640],
            [250 + i * 190, 640],
          ],
          '#fff3d0',
          { opacity: 0.1 },
        ),
      ) +
      patternedTiles(s, p, 60, 330, 420, 310, 6, 78, '#8fb0e0') +
      shower(270, 250, 300, '#e0b060') +
      rect(520, 540, 640, 130, '#d8c7a8', { r: 6 }) +
      rect(510, 520, 660, 30, '#efe3c8', { r: 8 }) +
      foldedTowels(s, 680, 520, 170, ['#efe6ff', '#f5a742', '#efe6ff']) +
      bowl(s, 880, 520, 110, '#c98a4c', '#bfe0ee') +
      candle(s, 1000, 520, 40, 60, '#efe6ff') +
      candle(s, 1060, 520, 36, 40, '#f5a742') +
      jar(s, 1090, 800, 180, '#f5a742') +
      basket(s, 600, 830, 120, '#d9a866', '#23407c'),
  },

  // A terrace above the beach: a white table, blue chairs, a reed roof.
  {
    palette: palettes.limeNoon,
    wallColor: '#fffaf0',
    floorColor: '#e9e0d2',
    floorKind: 'tiles',
    floorY: 560,
    vanishX: 0.2,
    window: { x: 0, y: 60, w: 1200, h: 420, view: 'sea' },
    furnish: (s, p) =>
      rect(0, 460, 1200, 110, '#ffffff') +
      rect(0, 450, 1200, 18, '#cfd3e2') +
      repeat(40, (i) =>
        rect(i * 31, 0, 24, 70 + (i % 3) * 8, i % 2 === 0 ? '#d9b070' : '#c99a5b'),
      ) +
      rect(0, 0, 1200, 18, '#8a5a36') +
      [60, 1090]
        .map((x) => rect(x, 20, 40, 560, '#ffffff') + rect(x + 28, 20, 12, 560, '#cfd3e2'))
        .join('') +
      rug(s, 560, 880, 860, 150, '#d6ecf6', '#3064e8') +
      [380, 740].map((x) => chair(x, 760, 270, '#3064e8', '#f7b53c')).join('') +
      table(560, 830, 420, 170, '#ffffff') +
      bowl(s, 560, 660, 130, '#3064e8', '#f7b53c', { heap: true }) +
      pouf(960, 840, 150, paletteCloth(s, p, 4, 50)) +
      pottedPlant(s, 1130, 800, 280, '#e2457d', p.leaf) +
      jar(s, 90, 820, 200, '#c9512f', paletteCloth(s, p, 4, 40)),
  },
]
