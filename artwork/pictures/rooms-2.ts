import { palettes } from '../palettes'
import { bottle } from '../parts/bottle'
import { bowl } from '../parts/bowl'
import { paletteCloth } from '../parts/cloth'
import { basket, pendantLamp, pottedPlant } from '../parts/decor'
import { mango } from '../parts/fruit'
import { armchair, sofa } from '../parts/furniture'
import { jar } from '../parts/jar'
import { rug, shelves } from '../parts/room-fixtures'
import { foldedTowels } from '../parts/spa'
import { repeat } from '../random'
import type { RoomSpec } from '../scenes/room'
import { framedPrint, patternedTiles } from '../scenes/room-walls'
import { polygon, rect, stroke } from '../shapes'
import { roomWood } from './paints'

/** Rooms 5 to 8. */
export const rooms2: readonly RoomSpec[] = [
  // A shower with terracotta tiles and a round window.
  {
    palette: palettes.roseClay,
    wallColor: '#e9c0a6',
    floorColor: '#c88a6e',
    floorKind: 'tiles',
    floorY: 680,
    window: { x: 800, y: 130, w: 210, h: 210, view: 'garden', shape: 'round' },
    furnish: (s, p) =>
      patternedTiles(s, p, 90, 60, 520, 620, 4, 65, '#f3d3be') +
      polygon(
        [
          [90, 60],
          [610, 60],
          [610, 680],
          [90, 680],
        ],
        s.linearGradient(
          [
            [0, '#ffffff', 0.2],
            [1, '#63302f', 0.25],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      stroke('M240 60V170', '#c99a5b', 12) +
      rect(170, 168, 140, 16, '#c99a5b', { r: 8 }) +
      repeat(26, (i) =>
        stroke(
          `M${180 + (i % 13) * 10} ${200 + ((i * 37) % 90)}v${70 + ((i * 29) % 120)}`,
          '#ffffff',
          2.4,
          { opacity: 0.5 },
        ),
      ) +
      rect(600, 60, 14, 640, '#ffffff', { opacity: 0.5 }) +
      rect(720, 560, 380, 26, roomWood) +
      bowl(s, 910, 560, 190, '#fbf0e4', '#dfeff0') +
      stroke('M1010 560V480Q1010 456 976 456V478', '#c99a5b', 9) +
      rect(720, 586, 380, 130, '#b06a52') +
      foldedTowels(s, 800, 700, 130, ['#fbf0e4', '#e9a25d', '#fbf0e4']) +
      basket(s, 1010, 706, 110, '#d9a866', '#63302f') +
      bottle(s, 780, 560, 80, 'pump', '#8a4a33', '#2f1a16') +
      pottedPlant(s, 1130, 830, 300, '#8a4a33', p.leaf) +
      bottle(s, 480, 680, 90, 'dropper', '#8a3b22', '#2f1a16'),
  },

  // A terrace above the sea.
  {
    palette: palettes.lagoonDawn,
    wallColor: '#f2dcb8',
    floorColor: '#d9a878',
    floorKind: 'boards',
    floorY: 620,
    window: { x: 60, y: 40, w: 1080, h: 570, view: 'sea', shape: 'sliding' },
    furnish: (s, p) =>
      repeat(9, (i) => rect(60 + i * 135, 470, 12, 150, '#8a5a36')) +
      rect(60, 462, 1080, 16, roomWood) +
      rug(s, 600, 850, 760, 150, paletteCloth(s, p, 9, 80), '#fff2d6') +
      armchair(380, 800, 250, '#d9b070', paletteCloth(s, p, 0, 44)) +
      armchair(820, 800, 250, '#d9b070', paletteCloth(s, p, 4, 44)) +
      rect(540, 750, 120, 12, roomWood, { r: 6 }) +
      rect(592, 762, 16, 80, roomWood) +
      bowl(s, 600, 750, 64, '#0f7c86', '#f2a03a') +
      pottedPlant(s, 120, 830, 330, '#e2603c', p.leaf, paletteCloth(s, p, 4, 30)) +
      pottedPlant(s, 1110, 840, 280, '#0f7c86', p.leaf) +
      repeat(12, (i) =>
        polygon(
          [
            [i * 100, 0],
            [i * 100 + 100, 0],
            [i * 100 + 84, 46],
            [i * 100 + 16, 46],
          ],
          i % 2 === 0 ? '#fff2d6' : '#e2603c',
        ),
      ),
  },

  // A living room at night: indigo walls, a large lamp, books.
  {
    palette: palettes.indigoNight,
    wallColor: '#3a3a9a',
    floorColor: '#5a3a3c',
    floorKind: 'boards',
    floorY: 610,
    window: { x: 480, y: 110, w: 260, h: 360, view: 'dusk', shape: 'arch' },
    lightColor: '#8f8cff',
    furnish: (s, p) =>
      shelves(s, 60, 100, 330, 460, 4, '#a8763f', [...p.accents, '#c9512f', '#efe6ff']) +
      shelves(s, 820, 100, 320, 460, 4, '#a8763f', [...p.accents, '#f0635a', '#efe6ff']) +
      rug(s, 600, 860, 900, 160, paletteCloth(s, p, 0, 90), '#f5a742') +
      sofa(
        s,
        600,
        770,
        620,
        '#c9603c',
        [paletteCloth(s, p, 2, 44), paletteCloth(s, p, 8, 44), paletteCloth(s, p, 11, 44)],
        '#3a2118',
      ) +
      pendantLamp(s, 600, 0, 60, 190, '#e0b070', p.lamp) +
      pottedPlant(s, 1120, 800, 320, '#f5a742', p.leaf) +
      basket(s, 120, 830, 140, '#d9a866', '#24235f'),
  },

  // A dining room with a large woven lamp.
  {
    palette: palettes.ochreNoon,
    wallColor: '#f7e3b8',
    floorColor: '#b9683f',
    floorKind: 'tiles',
    floorY: 580,
    window: { x: 760, y: 110, w: 300, h: 360, view: 'court', shape: 'panes' },
    frieze: { y: 470, h: 60, kind: 4 },
    furnish: (s, p) =>
      framedPrint(s, p, 160, 120, 260, 290, 1) +
      pendantLamp(s, 560, 0, 150, 300, '#c99a5b', p.lamp) +
      repeat(3, (i) =>
        armchair(330 + i * 230, 730, 170, '#8a5a36', paletteCloth(s, p, i * 3, 40)),
      ) +
      rect(230, 690, 680, 34, '#7a4a2c', { r: 10 }) +
      rect(290, 724, 34, 150, '#6b3f24') +
      rect(816, 724, 34, 150, '#6b3f24') +
      bowl(s, 560, 690, 150, '#d84f2e', '#7a2d1a', { band: paletteCloth(s, p, 4, 26) }) +
      repeat(5, (i) =>
        mango(s, 510 + i * 26, 630 - (i % 2) * 12, 48, '#f0b53a', '#e0552f', i * 12 - 24),
      ) +
      jar(s, 780, 690, 110, '#0f7c86') +
      repeat(4, (i) => bowl(s, 330 + i * 150 + (i > 1 ? 60 : 0), 690, 60, '#fff3d8', '#f6d79a')) +
      pottedPlant(s, 1110, 780, 340, '#d84f2e', p.leaf),
  },
]
