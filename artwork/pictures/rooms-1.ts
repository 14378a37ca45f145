import { palettes } from '../palettes'
import { bottle } from '../parts/bottle'
import { bowl } from '../parts/bowl'
import { candle } from '../parts/candle'
import { paletteCloth } from '../parts/cloth'
import { basket, pendantLamp, pottedPlant } from '../parts/decor'
import { mango, pineapple } from '../parts/fruit'
import { armchair, bed, sofa } from '../parts/furniture'
import { jar } from '../parts/jar'
import { leafClump } from '../parts/leaves'
import { palm } from '../parts/palm'
import { rug, shelves } from '../parts/room-fixtures'
import { claustra } from '../parts/wall-openings'
import { repeat } from '../random'
import type { RoomSpec } from '../scenes/room'
import { framedPrint, patternedTiles, roundMirror } from '../scenes/room-walls'
import { circle, path, rect, stroke } from '../shapes'
import { roomWood } from './paints'

/** Rooms 1 to 4. */
export const rooms1: readonly RoomSpec[] = [
  // A white and blue living room with an arched window to the garden.
  {
    palette: palettes.lateriteDay,
    wallColor: '#f4e4c8',
    floorColor: '#c8704a',
    floorKind: 'tiles',
    floorY: 600,
    window: { x: 700, y: 120, w: 300, h: 400, view: 'garden', shape: 'arch' },
    beams: true,
    furnish: (s, p) =>
      rug(s, 520, 840, 860, 170, paletteCloth(s, p, 4, 90), '#f3dcb0') +
      sofa(
        s,
        360,
        720,
        560,
        '#3064e8',
        [paletteCloth(s, p, 1, 40), paletteCloth(s, p, 7, 46), paletteCloth(s, p, 9, 40)],
        roomWood,
      ) +
      framedPrint(s, p, 180, 190, 150, 190, 0) +
      framedPrint(s, p, 360, 190, 150, 190, 1) +
      armchair(900, 810, 240, '#b98a4d', paletteCloth(s, p, 8, 40)) +
      pendantLamp(s, 600, 40, 110, 150, '#d9a866', p.lamp) +
      pottedPlant(s, 80, 740, 330, p.ground[1], p.leaf, paletteCloth(s, p, 4, 30)) +
      basket(s, 1110, 820, 130, '#d9a866', p.ground[2]) +
      rect(540, 780, 200, 14, roomWood, { r: 6 }) +
      rect(560, 794, 12, 60, roomWood) +
      rect(708, 794, 12, 60, roomWood) +
      bowl(s, 620, 780, 70, '#b5462a', '#f0a63c'),
  },

  // A kitchen with patterned tiles and open shelves.
  {
    palette: palettes.limeNoon,
    wallColor: '#fdf3e0',
    floorColor: '#e0b88a',
    floorKind: 'tiles',
    checker: '#fbf4e4',
    floorY: 640,
    window: { x: 470, y: 130, w: 260, h: 230, view: 'garden', shape: 'panes' },
    furnish: (s, p) =>
      patternedTiles(s, p, 0, 380, 1200, 110, 2, 55, '#fdf3e0') +
      rect(0, 490, 1200, 22, '#e8cfa6') +
      rect(0, 512, 1200, 150, '#3064e8') +
      repeat(
        8,
        (i) =>
          rect(14 + i * 149, 526, 136, 122, '#2856cc', { r: 4 }) +
          circle(82 + i * 149, 545, 6, '#f7d79a'),
      ) +
      shelves(s, 60, 90, 330, 250, 3, roomWood, [
        '#c9512f',
        '#f7b53c',
        '#3064e8',
        '#418a48',
        '#f3e2c6',
      ]) +
      shelves(s, 810, 90, 330, 250, 3, roomWood, [
        '#c9512f',
        '#f7b53c',
        '#e2457d',
        '#418a48',
        '#f3e2c6',
      ]) +
      bowl(s, 250, 490, 130, '#c9512f', '#7a2d1a') +
      repeat(4, (i) =>
        mango(s, 215 + i * 24, 436 - (i % 2) * 12, 44, '#f0b53a', '#e0552f', i * 14 - 20),
      ) +
      pineapple(s, 960, 490, 130) +
      bottle(s, 860, 490, 90, 'tall', '#d99a3c', '#6b3322') +
      rect(520, 484, 170, 30, '#cfd8e6') +
      stroke('M605 484V420Q605 396 640 396V420', '#b9c4d6', 10) +
      rect(300, 770, 600, 26, roomWood, { r: 6 }) +
      rect(340, 796, 24, 104, '#6b4429') +
      rect(836, 796, 24, 104, '#6b4429') +
      pendantLamp(s, 450, 0, 100, 110, '#d9a866', p.lamp, 'drop') +
      pendantLamp(s, 750, 0, 100, 110, '#d9a866', p.lamp, 'drop') +
      bowl(s, 600, 770, 120, '#fbf4e4', '#84b04a', { band: paletteCloth(s, p, 4, 24) }),
  },

  // A bedroom at dusk.
  {
    palette: palettes.lateriteDusk,
    wallColor: '#c9785c',
    floorColor: '#7c4630',
    floorKind: 'boards',
    floorY: 590,
    window: { x: 90, y: 130, w: 240, h: 360, view: 'dusk', shape: 'panes' },
    curtains: 2,
    lightColor: '#ffb070',
    furnish: (s, p) =>
      rug(s, 720, 870, 900, 150, paletteCloth(s, p, 0, 80), '#fdebd0') +
      bed(s, 730, 830, 620, '#6b3a22', '#fdf1de', paletteCloth(s, p, 6, 110), [
        '#fdf1de',
        '#f3d3ae',
        '#fdf1de',
      ]) +
      roundMirror(s, 730, 210, 90, '#f7b045', '#d98f7a') +
      pendantLamp(s, 420, 0, 190, 120, '#e0b070', p.lamp, 'globe') +
      pendantLamp(s, 1070, 0, 240, 120, '#e0b070', p.lamp, 'globe') +
      rect(1060, 640, 110, 150, '#6b3a22', { r: 6 }) +
      candle(s, 1110, 640, 36, 60, '#f3e2c6') +
      pottedPlant(s, 60, 780, 250, '#8c3129', p.leaf),
  },

  // A patio with a tree, jars and a claustra wall.
  {
    palette: palettes.lateriteDay,
    wallColor: '#d9825a',
    floorColor: '#e8c49a',
    floorKind: 'tiles',
    checker: '#cf8e62',
    floorY: 570,
    sideWall: 'left',
    furnish: (s, p) =>
      claustra(760, 90, 380, 420, 62, '#e8a277', '#f8e3b6', 0) +
      path('M260 570V330A120 120 0 0 1 500 330V570Z', '#7c2c20') +
      path(
        'M278 570V336A102 102 0 0 1 482 336V570Z',
        s.linearGradient([
          [0, '#fbe2b4'],
          [1, '#e89a5c'],
        ]),
      ) +
      leafClump(s, 380, 570, 170, p.leaf, 9, 60) +
      rect(500, 640, 360, 60, '#c9603c', { r: 8 }) +
      leafClump(s, 680, 650, 320, p.leaf, 11, 70) +
      palm(s, { x: 640, y: 660, height: 470, lean: 0.08, trunk: '#7a5a46', leaf: p.leaf }) +
      jar(s, 180, 800, 240, '#a5452a', paletteCloth(s, p, 4, 44)) +
      jar(s, 1050, 760, 190, '#c9603c', paletteCloth(s, p, 8, 40)) +
      armchair(900, 830, 220, '#d9b070', paletteCloth(s, p, 1, 40)) +
      basket(s, 330, 840, 120, '#d9a866', '#7c2c20'),
  },
]
