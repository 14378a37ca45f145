import { palettes } from '../palettes'
import { house } from '../scenes/house'
import type { HouseSpec } from '../scenes/house-spec'
import type { Scene } from '../scenes/scene'

/** The house of the open-house evening: portrait format, lit windows, bougainvillea. */
export const openingEveningHouse = (build: (h: HouseSpec) => Scene): Scene =>
  build({
    palette: palettes.lateriteDusk,
    light: { x: 0.7, y: 0.2, r: 0.1, style: 'bands' },
    groundY: 1060,
    lightsOn: true,
    backdrop: 'palms',
    blocks: [
      {
        x: 150,
        w: 620,
        h: 360,
        wall: '#f3d3ae',
        finish: 'lime',
        roof: 'flat',
        roofColor: '#8c3129',
        plinth: '#8c3129',
        openings: [
          { kind: 'arch', x: 0.06, y: 0.12, w: 0.16, h: 0.56 },
          { kind: 'archdoor', x: 0.4, y: 0, w: 0.2, h: 0.7, color: '#3064e8' },
          { kind: 'arch', x: 0.76, y: 0.12, w: 0.16, h: 0.56 },
        ],
      },
      {
        x: 240,
        y: 360,
        w: 440,
        h: 260,
        wall: '#e8a883',
        finish: 'lime',
        roof: 'hip',
        roofColor: '#8c3129',
        openings: [
          { kind: 'shutters', x: 0.18, y: 0.2, w: 0.16, h: 0.5, color: '#3064e8' },
          { kind: 'shutters', x: 0.66, y: 0.2, w: 0.16, h: 0.5, color: '#3064e8' },
        ],
      },
    ],
    balconies: [{ x: 270, y: 360, w: 380, h: 66, kind: 'cross' }],
    bougainvillea: [
      {
        points: [
          [170, 700],
          [210, 760],
          [160, 830],
          [190, 900],
          [230, 700],
          [150, 960],
        ],
        size: 62,
      },
    ],
    path: { x: 470, w: 260 },
    stringLights: true,
    palms: [
      [930, 1120, 820, -0.1],
      [60, 1160, 560, 0.1],
    ],
    plants: [
      [820, 1130, 220],
      [330, 1110, 130],
    ],
    jars: [
      [700, 1120, 170],
      [290, 1116, 120],
    ],
  })

/** The red earth house of the photo gallery, 1200 by 800. */
export const redEarthHouse: Scene = house({
  palette: palettes.ochreNoon,
  light: { x: 0.22, y: 0.24, r: 0.13, style: 'stepped' },
  groundY: 600,
  backdrop: 'palms',
  blocks: [
    {
      x: 560,
      w: 300,
      h: 330,
      wall: '#a8452a',
      finish: 'banco',
      roof: 'crenel',
      openings: [
        { kind: 'slit', x: 0.3, y: 0.6, w: 0.08, h: 0.2 },
        { kind: 'slit', x: 0.62, y: 0.6, w: 0.08, h: 0.2 },
        { kind: 'archdoor', x: 0.34, y: 0, w: 0.32, h: 0.46, color: '#3064e8' },
      ],
    },
    {
      x: 860,
      w: 240,
      h: 230,
      wall: '#c2582f',
      finish: 'banco',
      roof: 'crenel',
      claustraPattern: 2,
      openings: [{ kind: 'claustra', x: 0.2, y: 0.3, w: 0.6, h: 0.4, color: '#d98a5c' }],
    },
    {
      x: 380,
      w: 190,
      h: 200,
      wall: '#c2582f',
      finish: 'banco',
      roof: 'thatch',
      roofColor: '#c99a4e',
      openings: [{ kind: 'door', x: 0.32, y: 0, w: 0.34, h: 0.66, color: '#5a2419' }],
    },
  ],
  jars: [
    [520, 640, 130],
    [470, 660, 90],
  ],
  trees: [[240, 640, 420]],
  plants: [[1140, 660, 180]],
})
