import { palettes } from '../palettes'
import { paletteCloth } from '../parts/cloth'
import { basket, pendantLamp } from '../parts/decor'
import { ceilingFan, chair, cupboard, pouf, table } from '../parts/home-furniture'
import { loom } from '../parts/loom'
import { rug, shelves } from '../parts/room-fixtures'
import { foldedTowels } from '../parts/spa'
import { hangingCloth } from '../parts/textiles'
import { repeat } from '../random'
import type { RoomSpec } from '../scenes/room'
import { path, polygon, rect } from '../shapes'
import { roomWood } from './paints'

/** Rooms 35 and 36. */
export const rooms8: readonly RoomSpec[] = [
  // A workroom: a loom at the window, cloth on the wall, spools on shelves.
  {
    palette: palettes.violetNight,
    wallColor: '#e6d6ee',
    floorColor: '#9a6a4a',
    floorKind: 'boards',
    floorY: 620,
    sideWall: 'right',
    vanishX: 0.8,
    window: { x: 430, y: 80, w: 260, h: 330, view: 'garden', shape: 'arch' },
    furnish: (s, p) =>
      hangingCloth(s, 60, 60, 250, 420, paletteCloth(s, p, 3, 90)) +
      rect(40, 48, 290, 14, roomWood, { r: 6 }) +
      shelves(s, 760, 80, 270, 360, 3, roomWood, [
        '#7a3ff2',
        '#ffb14a',
        '#ff6f61',
        '#3064e8',
        '#ffe9df',
      ]) +
      loom(s, 330, 830, 400, 330, roomWood, paletteCloth(s, p, 3, 60), [
        '#7a3ff2',
        '#ffb14a',
        '#ff6f61',
      ]) +
      table(860, 770, 340, 190, '#c98a5c') +
      repeat(4, (i) =>
        rect(
          730 + i * 66,
          556 - (i % 2) * 20,
          54,
          24 + (i % 2) * 20,
          ['#7a3ff2', '#ffb14a', '#ff6f61', '#3064e8'][i] ?? '#7a3ff2',
          { r: 6 },
        ),
      ) +
      chair(860, 880, 280, '#47208f', '#ffb14a') +
      basket(s, 110, 830, 150, '#d9a866', '#47208f') +
      pendantLamp(s, 860, 0, 110, 120, '#d9a866', p.lamp),
  },

  // A dressing room: wardrobes from wall to wall, a tall mirror, a bench.
  {
    palette: palettes.lateriteDay,
    wallColor: '#dbe4cc',
    floorColor: '#caa27a',
    floorKind: 'boards',
    floorY: 650,
    vanishX: 0.55,
    furnish: (s, p) =>
      ceilingFan(600, 60, 300, '#8a5a36') +
      cupboard(s, 20, 690, 360, 540, '#7f9d7c', 3, '#9bb698') +
      rect(430, 190, 210, 500, '#c99a5b', { r: 104 }) +
      rect(
        446,
        206,
        178,
        468,
        s.linearGradient(
          [
            [0, '#f4faf6'],
            [0.5, '#c4d6cc'],
            [1, '#e6efe6'],
          ],
          0,
          0,
          1,
          1,
        ),
        { r: 88 },
      ) +
      polygon(
        [
          [460, 560],
          [600, 250],
          [618, 300],
          [480, 610],
        ],
        '#ffffff',
        { opacity: 0.4 },
      ) +
      rect(700, 150, 480, 540, '#7f9d7c', { r: 6 }) +
      rect(720, 170, 440, 500, '#3f5f4a') +
      rect(720, 230, 440, 10, '#e6c384') +
      repeat(8, (i) => {
        const x = 750 + i * 52
        return path(
          `M${x} 244l-18 26v${190 + (i % 3) * 40}h44v${-(190 + (i % 3) * 40)}Z`,
          i % 2 === 0
            ? paletteCloth(s, p, i, 40)
            : (['#d94f8a', '#f0a63c', '#3064e8', '#fbf3e2'][(i - 1) / 2] ?? '#f0a63c'),
        )
      }) +
      rect(720, 560, 440, 10, '#e6c384') +
      repeat(4, (i) => foldedTowels(s, 775 + i * 108, 668, 84, ['#fbf3e2', '#f0a63c', '#d94f8a'])) +
      rug(s, 560, 870, 620, 120, paletteCloth(s, p, 12, 90), '#f0a63c') +
      pouf(560, 840, 190, '#d94f8a'),
  },
]
