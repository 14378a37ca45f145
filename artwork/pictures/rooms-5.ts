import { palettes } from '../palettes'
import { bowl } from '../parts/bowl'
import { paletteCloth } from '../parts/cloth'
import { basket, pendantLamp, pottedPlant } from '../parts/decor'
import { mango } from '../parts/fruit'
import { armchair, bed, sofa } from '../parts/furniture'
import {
  bunkBed,
  ceilingFan,
  cupboard,
  floorLamp,
  hammock,
  pouf,
  stairs,
  stool,
  table,
} from '../parts/home-furniture'
import { jar } from '../parts/jar'
import { kitchenUnits, sink } from '../parts/kitchen'
import { rug, shelves } from '../parts/room-fixtures'
import { repeat } from '../random'
import type { RoomSpec } from '../scenes/room'
import { framedPrint } from '../scenes/room-walls'
import { circle, path, polygon, rect, stroke } from '../shapes'
import { roomWood } from './paints'

const pennants = (y: number, colors: readonly string[]) =>
  stroke(`M0 ${y}Q600 ${y + 110} 1200 ${y}`, '#8a6a4a', 4) +
  repeat(14, (i) => {
    const [x, t] = [44 + i * 84, (44 + i * 84) / 1200]
    const top = y + 4 * 55 * t * (1 - t)
    return polygon(
      [
        [x - 26, top],
        [x + 26, top],
        [x, top + 54],
      ],
      colors[i % colors.length] ?? '#ffffff',
    )
  })

/** Rooms 19 to 24. */
export const rooms5: readonly RoomSpec[] = [
  // A children's room: bunk beds, toys, pennants.
  {
    palette: palettes.limeNoon,
    wallColor: '#f6c9c0',
    floorColor: '#e0b98c',
    floorKind: 'boards',
    floorY: 640,
    vanishX: 0.35,
    window: { x: 730, y: 190, w: 250, h: 250, view: 'garden', shape: 'round' },
    furnish: (s, p) =>
      pennants(40, ['#3064e8', '#f7b53c', '#e2457d', '#418a48']) +
      bunkBed(80, 760, 500, 560, '#c9824a', [
        paletteCloth(s, p, 9, 60),
        paletteCloth(s, p, 7, 60),
      ]) +
      cupboard(s, 1010, 720, 170, 200, '#3064e8', 2, '#5a86f0') +
      shelves(s, 1010, 250, 170, 220, 2, roomWood, ['#f7b53c', '#e2457d', '#418a48', '#ffffff']) +
      rug(s, 760, 870, 560, 130, paletteCloth(s, p, 1, 80), '#f7b53c') +
      pouf(700, 790, 110, '#418a48') +
      [
        [850, 772, '#e2457d'],
        [902, 772, '#f7b53c'],
        [876, 723, '#3064e8'],
      ]
        .map(([x, y, color]) => rect(Number(x), Number(y), 48, 48, String(color), { r: 5 }))
        .join('') +
      circle(620, 850, 40, '#e2457d') +
      path('M582 840Q620 810 658 840Q620 856 582 840Z', '#ffffff'),
  },

  // A veranda: a hammock between columns, the garden beyond.
  {
    palette: palettes.lateriteDay,
    wallColor: '#f4ead2',
    floorColor: '#b4533a',
    floorKind: 'tiles',
    floorY: 650,
    window: { x: 0, y: 80, w: 1200, h: 470, view: 'garden' },
    furnish: (s, p) =>
      rect(0, 0, 1200, 96, '#8a5a36') +
      repeat(13, (i) => rect(i * 100, 0, 26, 96, '#6b4429')) +
      [110, 1020]
        .map(
          (x) =>
            rect(x, 90, 70, 570, '#fbf4e4') +
            rect(x - 14, 90, 98, 34, '#e8d3a8') +
            rect(x - 14, 626, 98, 40, '#e8d3a8'),
        )
        .join('') +
      rect(180, 540, 840, 16, '#fbf4e4') +
      repeat(20, (i) => rect(196 + i * 42, 556, 14, 94, '#fbf4e4')) +
      hammock(180, 300, 1020, 300, 300, paletteCloth(s, p, 7, 90)) +
      table(980, 850, 200, 130, roomWood) +
      bowl(s, 980, 720, 110, '#3064e8', '#f0a63c', { heap: true }) +
      pottedPlant(s, 120, 850, 330, '#3064e8', p.leaf, paletteCloth(s, p, 4, 30)),
  },

  // An entrance hall: a staircase, a console, a tiled floor.
  {
    palette: palettes.roseClay,
    wallColor: '#fae3d5',
    floorColor: '#fff0e4',
    floorKind: 'tiles',
    checker: '#6d2630',
    floorY: 620,
    vanishX: 0.28,
    furnish: (s, p) =>
      path('M130 620V260A120 120 0 0 1 370 260V620Z', '#6d2630') +
      path('M152 620V264A98 98 0 0 1 348 264V620Z', '#b64235') +
      rect(246, 270, 8, 350, '#6d2630') +
      circle(228, 450, 8, '#f0c08a') +
      circle(272, 450, 8, '#f0c08a') +
      framedPrint(s, p, 450, 150, 120, 150, 3) +
      framedPrint(s, p, 450, 330, 120, 120, 1) +
      stairs(600, 700, 620, 560, '#e0b49a', '#6d2630') +
      table(480, 690, 220, 170, roomWood) +
      jar(s, 430, 520, 110, '#b64235', paletteCloth(s, p, 4, 24)) +
      pendantLamp(s, 480, 0, 70, 90, '#f0c08a', p.lamp, 'drop') +
      pottedPlant(s, 70, 820, 320, '#b64235', p.leaf) +
      rug(s, 340, 880, 420, 110, paletteCloth(s, p, 0, 60), '#f0c08a'),
  },

  // A living room on the lake: a wide window, a long sofa seen from the left, a fan.
  {
    palette: palettes.lagoonDawn,
    wallColor: '#fbf2e0',
    floorColor: '#8fb6a8',
    floorKind: 'tiles',
    floorY: 540,
    sideWall: 'right',
    vanishX: 0.9,
    window: { x: 60, y: 150, w: 900, h: 290, view: 'lagoon', shape: 'panes' },
    furnish: (s, p) =>
      ceilingFan(520, 80, 340, '#b98255') +
      rug(s, 600, 850, 980, 200, paletteCloth(s, p, 5, 120), '#fff2d6') +
      sofa(
        s,
        330,
        700,
        600,
        '#fff2d6',
        [paletteCloth(s, p, 0, 44), '#0f7c86', paletteCloth(s, p, 6, 44), '#f2a03a'],
        roomWood,
      ) +
      armchair(860, 700, 240, '#8a5a36', '#0f7c86') +
      table(560, 840, 320, 110, '#8a5a36') +
      bowl(s, 560, 730, 120, '#0f7c86', '#f2a03a') +
      floorLamp(s, 1010, 640, 420, '#f2a03a', p.lamp) +
      pottedPlant(s, 1100, 860, 330, '#e2603c', p.leaf),
  },

  // A white bedroom: a low bed, the sea behind glass from wall to wall.
  {
    palette: palettes.lagoonDusk,
    wallColor: '#d9c3d0',
    floorColor: '#6e4a5a',
    floorKind: 'boards',
    floorY: 560,
    vanishX: 0.65,
    window: { x: 470, y: 0, w: 730, h: 560, view: 'sea', shape: 'sliding' },
    lightColor: '#ffcf88',
    furnish: (s, p) =>
      rect(0, 0, 440, 560, '#5b3f80') +
      repeat(8, (i) => rect(i * 56, 0, 5, 560, '#4a3270')) +
      framedPrint(s, p, 130, 120, 200, 200, 0) +
      bed(
        s,
        420,
        850,
        640,
        '#3a2a5a',
        '#fdf3ea',
        paletteCloth(s, p, 12, 110),
        ['#fdf3ea', '#f6a53b', '#fdf3ea'],
        0.2,
      ) +
      pendantLamp(s, 60, 0, 330, 90, '#fdebcb', p.lamp, 'globe') +
      pouf(920, 820, 160, '#e4553c') +
      pottedPlant(s, 1110, 720, 300, '#fdebcb', p.leaf),
  },

  // A dark green kitchen: an island with stools, open to the garden.
  {
    palette: palettes.rainGreen,
    wallColor: '#f3ead2',
    floorColor: '#cdb892',
    floorKind: 'tiles',
    floorY: 570,
    vanishX: 0.1,
    window: { x: 660, y: 80, w: 500, h: 490, view: 'garden', shape: 'sliding' },
    furnish: (s, p) =>
      cupboard(s, 20, 620, 260, 520, '#155e58', 2, '#1f716a') +
      kitchenUnits(290, 620, 340, 200, '#155e58', '#f8f1da', 3) +
      sink(430, 420, '#c99a5b') +
      rect(300, 150, 320, 14, roomWood) +
      repeat(5, (i) =>
        jar(
          s,
          340 + i * 60,
          150,
          54 + (i % 2) * 20,
          ['#d9472f', '#f8f1da', '#f2b23f'][i % 3] ?? '#f8f1da',
          undefined,
          false,
        ),
      ) +
      repeat(2, (i) => pendantLamp(s, 520 + i * 300, 0, 210, 130, '#d9a866', p.lamp)) +
      rect(330, 640, 660, 190, '#1f4f48') +
      repeat(11, (i) => rect(340 + i * 60, 660, 4, 170, '#155e58')) +
      rect(310, 620, 700, 26, '#f8f1da', { r: 4 }) +
      repeat(3, (i) => stool(460 + i * 200, 870, 210, '#8a5a36', '#d9472f')) +
      bowl(s, 700, 620, 150, '#d9472f', '#f2b23f') +
      repeat(4, (i) =>
        mango(s, 660 + i * 26, 570 - (i % 2) * 10, 44, '#f0b53a', '#e0552f', i * 14 - 20),
      ) +
      basket(s, 1110, 850, 130, '#d9a866', '#155e58'),
  },
]
