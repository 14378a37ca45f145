import { palettes } from '../palettes'
import type { HouseSpec } from '../scenes/house-spec'

/** The house of the real estate card, 960 by 1200. */
export const cardHouse: HouseSpec = {
  palette: palettes.lateriteDay,
  light: { x: 0.24, y: 0.18, r: 0.11, style: 'corner' },
  groundY: 880,
  backdrop: 'palms',
  blocks: [
    {
      x: 200,
      w: 320,
      h: 560,
      wall: '#fbf4e4',
      finish: 'lime',
      roof: 'flat',
      plinth: '#b5462a',
      claustraPattern: 0,
      openings: [
        { kind: 'claustra', x: 0.16, y: 0.52, w: 0.68, h: 0.34 },
        { kind: 'archdoor', x: 0.28, y: 0, w: 0.44, h: 0.38, color: '#3064e8' },
      ],
    },
    {
      x: 520,
      w: 320,
      h: 330,
      wall: '#c8593a',
      finish: 'banco',
      roof: 'pergola',
      roofColor: '#7c2c20',
      openings: [
        { kind: 'arch', x: 0.12, y: 0.14, w: 0.3, h: 0.6 },
        { kind: 'arch', x: 0.56, y: 0.14, w: 0.3, h: 0.6 },
      ],
    },
  ],
  bougainvillea: [
    {
      points: [
        [500, 360],
        [530, 420],
        [490, 480],
        [540, 540],
        [470, 330],
        [510, 600],
      ],
      size: 62,
    },
  ],
  palms: [[880, 960, 740, -0.1]],
  path: { x: 360, w: 230 },
  jars: [
    [560, 960, 150],
    [190, 950, 120],
  ],
  plants: [
    [90, 980, 240],
    [760, 960, 170],
  ],
}

/** A courtyard house by the water at night, for the real estate section. */
export const cardPatio: HouseSpec = {
  palette: palettes.lateriteDusk,
  light: { x: 0.66, y: 0.24, r: 0.12, style: 'glow' },
  groundY: 780,
  lightsOn: true,
  backdrop: 'lagoon',
  blocks: [
    {
      x: 120,
      w: 480,
      h: 240,
      wall: '#f3d3ae',
      finish: 'lime',
      roof: 'flat',
      openings: [
        { kind: 'glass', x: 0.06, y: 0, w: 0.56, h: 0.82 },
        { kind: 'door', x: 0.74, y: 0, w: 0.16, h: 0.78, color: '#3064e8' },
      ],
    },
    {
      x: 420,
      y: 250,
      w: 400,
      h: 220,
      wall: '#c8593a',
      finish: 'stone',
      roof: 'flat',
      roofColor: '#f3d3ae',
      openings: [{ kind: 'glass', x: 0.1, y: 0.08, w: 0.8, h: 0.7 }],
    },
    { x: 760, w: 50, h: 250, wall: '#8c3129', finish: 'stone', roof: 'flat', openings: [] },
  ],
  balconies: [{ x: 124, y: 250, w: 296, h: 54, kind: 'bars', color: '#fdebd0' }],
  pool: { x: 180, y: 1080, w: 620, h: 190 },
  palms: [
    [60, 880, 620, 0.08],
    [900, 900, 540, -0.08],
  ],
  plants: [
    [860, 900, 180],
    [300, 860, 110],
  ],
  jars: [[660, 860, 120]],
  stringLights: true,
  bougainvillea: [
    {
      points: [
        [810, 320],
        [830, 380],
        [800, 440],
      ],
      size: 50,
    },
  ],
}
