import { palettes } from '../palettes'
import { bathtub } from '../parts/bathroom'
import { bowl } from '../parts/bowl'
import { paletteCloth } from '../parts/cloth'
import { basket, pendantLamp, pottedPlant } from '../parts/decor'
import { pineapple } from '../parts/fruit'
import { bed } from '../parts/furniture'
import {
  banquette,
  ceilingFan,
  chair,
  cupboard,
  floorLamp,
  pouf,
  table,
} from '../parts/home-furniture'
import { jar } from '../parts/jar'
import { cooker, kitchenUnits, sink } from '../parts/kitchen'
import { rug, shelves } from '../parts/room-fixtures'
import { foldedTowels } from '../parts/spa'
import { repeat } from '../random'
import type { RoomSpec } from '../scenes/room'
import { framedPrint, patternedTiles, roundMirror } from '../scenes/room-walls'
import { circle, path, rect, stroke } from '../shapes'
import { roomWood } from './paints'

/** Rooms 13 to 18. */
export const rooms4: readonly RoomSpec[] = [
  // A green living room: a bench under three windows, poufs around a low table.
  {
    palette: palettes.rainGreen,
    wallColor: '#5f8f7c',
    floorColor: '#b4663f',
    floorKind: 'tiles',
    floorY: 560,
    vanishX: 0.25,
    window: { x: 150, y: 130, w: 170, h: 250, view: 'garden', shape: 'panes' },
    moreWindows: [
      { x: 420, y: 130, w: 170, h: 250, view: 'garden', shape: 'panes' },
      { x: 690, y: 130, w: 170, h: 250, view: 'garden', shape: 'panes' },
    ],
    furnish: (s, p) =>
      banquette(60, 640, 900, '#e8d3a8', '#f3ead2', [
        paletteCloth(s, p, 0, 44),
        '#d9472f',
        paletteCloth(s, p, 3, 44),
        '#f2b23f',
        paletteCloth(s, p, 12, 60),
      ]) +
      rug(s, 520, 870, 800, 140, '#e8d3a8', '#155e58') +
      pouf(250, 850, 150, '#3064e8') +
      table(510, 830, 240, 96, roomWood) +
      bowl(s, 510, 734, 110, '#155e58', '#f2b23f', { heap: true }) +
      pouf(770, 860, 150, '#d9472f') +
      floorLamp(s, 1070, 700, 400, '#f8f1da', p.lamp) +
      repeat(5, (i) =>
        circle(1010 + (i % 2) * 90, 110 + i * 34, 44 - i * 4, i % 2 === 0 ? '#d9a866' : '#e8d3a8', {
          stroke: '#8a5a36',
          width: 6,
        }),
      ),
  },

  // A blue bedroom: a bed under a mosquito net, a shuttered window.
  {
    palette: palettes.lateriteDay,
    wallColor: '#8fb6d8',
    floorColor: '#f0dfc0',
    floorKind: 'tiles',
    checker: '#3064e8',
    floorY: 610,
    vanishX: 0.8,
    window: { x: 900, y: 150, w: 150, h: 300, view: 'garden', shape: 'shutters' },
    furnish: (s, p) =>
      ceilingFan(880, 70, 260, '#f4e4c8') +
      bed(s, 370, 800, 480, '#fbf4e4', '#ffffff', paletteCloth(s, p, 9, 90), [
        '#f0a63c',
        '#ffffff',
        '#f0a63c',
      ]) +
      path(
        'M370 20C340 90 90 260 70 780C150 800 130 400 370 60C610 400 590 800 670 780C650 260 400 90 370 20Z',
        '#ffffff',
        { opacity: 0.5 },
      ) +
      path('M330 30H410L440 78H300Z', '#ffffff', { opacity: 0.85 }) +
      cupboard(s, 690, 690, 130, 150, '#fbf4e4', 1) +
      jar(s, 755, 540, 96, '#d94f8a') +
      rug(s, 820, 870, 420, 120, paletteCloth(s, p, 0, 60), '#f0a63c') +
      basket(s, 1090, 780, 140, '#d9a866', '#b5462a'),
  },

  // A yellow kitchen: cooker and hood, a tall refrigerator, a window over the sink.
  {
    palette: palettes.ochreNoon,
    wallColor: '#f2c14e',
    floorColor: '#8a4a32',
    floorKind: 'tiles',
    floorY: 650,
    vanishX: 0.7,
    window: { x: 690, y: 110, w: 330, h: 230, view: 'court', shape: 'sliding' },
    furnish: (s, p) =>
      patternedTiles(s, p, 250, 370, 950, 90, 13, 45, '#fff3d8') +
      cupboard(s, 40, 690, 210, 580, '#d84f2e', 1, '#e06a48') +
      rect(60, 330, 170, 8, '#8a2f1c') +
      kitchenUnits(270, 680, 230, 220, '#fff3d8', roomWood, 2) +
      cooker(s, 510, 680, 150, 220, '#c9cfd2') +
      kitchenUnits(672, 680, 528, 220, '#fff3d8', roomWood, 4) +
      sink(860, 460, '#b9c4d6') +
      jar(s, 340, 446, 120, '#0f7c86') +
      jar(s, 430, 446, 86, '#fff3d8') +
      pineapple(s, 1100, 446, 120) +
      rect(560, 436, 60, 18, '#3a2118', { r: 6 }) +
      stroke('M540 430h100', '#3a2118', 14) +
      rug(s, 760, 850, 640, 90, paletteCloth(s, p, 10, 60), '#fff3d8') +
      stroke('M290 170H470', '#7a3418', 8) +
      repeat(
        4,
        (i) =>
          stroke(`M${310 + i * 46} 170v${54 + (i % 2) * 24}`, '#3a2118', 8) +
          circle(310 + i * 46, 236 + (i % 2) * 24, 17, '#3a2118'),
      ),
  },

  // A teal bathroom: a bath under a wide window to the sea.
  {
    palette: palettes.lagoonDawn,
    wallColor: '#cfe5dc',
    floorColor: '#e8d8bd',
    floorKind: 'tiles',
    floorY: 640,
    vanishX: 0.4,
    window: { x: 360, y: 90, w: 640, h: 250, view: 'sea', shape: 'sliding' },
    furnish: (s, p) =>
      patternedTiles(s, p, 0, 400, 1200, 240, 2, 80, '#cfe5dc') +
      rect(0, 390, 1200, 14, '#0f7c86') +
      bathtub(s, 690, 780, 620, '#f7f1e4', '#c99a5b') +
      roundMirror(s, 170, 220, 92, '#0f7c86', '#b4dcd2') +
      cupboard(s, 60, 720, 220, 230, '#0f7c86', 2, '#2a8f98') +
      bowl(s, 170, 490, 150, '#fff6e6', '#dfeff0') +
      foldedTowels(s, 1090, 790, 150, ['#fff2d6', '#f2a03a', '#fff2d6', '#e2603c']) +
      pottedPlant(s, 1110, 640, 250, '#e2603c', p.leaf) +
      rug(s, 520, 880, 380, 80, '#fff2d6', '#f2a03a'),
  },

  // A study: a desk at the window, a wall of books, a floor lamp.
  {
    palette: palettes.terracotta,
    wallColor: '#7b2d1f',
    floorColor: '#c98a5c',
    floorKind: 'boards',
    floorY: 630,
    sideWall: 'left',
    vanishX: 0.15,
    window: { x: 260, y: 110, w: 320, h: 330, view: 'garden', shape: 'panes' },
    furnish: (s, p) =>
      shelves(s, 720, 60, 420, 540, 5, '#e9a25d', [
        '#f4d3a4',
        '#e9a25d',
        '#3064e8',
        '#fff2dd',
        '#98925a',
      ]) +
      [712, 1132].map((x) => rect(x, 60, 14, 560, '#e9a25d')).join('') +
      table(420, 720, 520, 190, '#e0b07a') +
      rect(330, 448, 170, 84, '#32130f', { r: 6 }) +
      rect(340, 456, 150, 66, '#b8d0dc') +
      rect(300, 526, 230, 8, '#4a2a22', { r: 4 }) +
      repeat(3, (i) =>
        rect(
          560 + i * 4,
          514 - i * 14,
          84 - i * 8,
          13,
          ['#3064e8', '#fff2dd', '#98925a'][i] ?? '#fff2dd',
        ),
      ) +
      jar(s, 230, 532, 76, '#98925a') +
      chair(430, 830, 320, '#4a2418', paletteCloth(s, p, 0, 40)) +
      floorLamp(s, 650, 700, 460, '#fff2dd', p.lamp) +
      rug(s, 800, 880, 560, 120, paletteCloth(s, p, 3, 80), '#f4d3a4') +
      pottedPlant(s, 1090, 840, 260, '#e9a25d', p.leaf),
  },

  // A dining room at dusk: glass doors, six chairs, three lamps.
  {
    palette: palettes.lateriteDusk,
    wallColor: '#4d2a4a',
    floorColor: '#8a5a4a',
    floorKind: 'boards',
    floorY: 600,
    window: { x: 140, y: 70, w: 920, h: 530, view: 'dusk', shape: 'sliding' },
    lightColor: '#ffb070',
    furnish: (s, p) =>
      repeat(3, (i) =>
        pendantLamp(s, 380 + i * 220, 0, 150 + (i % 2) * 40, 110, '#f7b045', p.lamp, 'globe'),
      ) +
      repeat(3, (i) => chair(380 + i * 220, 730, 270, '#2b173c', '#e8457c')) +
      table(600, 840, 860, 200, '#c9824a') +
      rect(300, 640, 600, 26, paletteCloth(s, p, 0, 40)) +
      repeat(3, (i) =>
        bowl(s, 380 + i * 220, 642, i === 1 ? 140 : 80, '#fdebd0', '#e8457c', { heap: i === 1 }),
      ) +
      framedPrint(s, p, 20, 190, 100, 150, 4) +
      framedPrint(s, p, 1080, 190, 100, 150, 2) +
      [120, 1080].map((x) => chair(x, 870, 290, '#2b173c', '#f7b045')).join(''),
  },
]
