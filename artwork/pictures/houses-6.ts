import { palettes } from '../palettes'
import type { HouseSpec } from '../scenes/house-spec'

/** Houses 18 to 20. */
export const houses6: readonly HouseSpec[] = [
  // A blue plastered house among banana leaves in the rainy season.
  {
    palette: palettes.rainGreen,
    light: { x: 0.3, y: 0.2, r: 0.1, style: 'glow' },
    groundY: 680,
    blocks: [
      {
        x: 330,
        w: 540,
        h: 320,
        wall: '#5f8be0',
        finish: 'lime',
        roof: 'hip',
        roofColor: '#8a3f2a',
        plinth: '#f8f1da',
        openings: [
          { kind: 'window', x: 0.1, y: 0.24, w: 0.16, h: 0.4 },
          { kind: 'archdoor', x: 0.41, y: 0, w: 0.18, h: 0.64, color: '#f2b23f' },
          { kind: 'window', x: 0.74, y: 0.24, w: 0.16, h: 0.4 },
        ],
      },
    ],
    veranda: { x: 480, w: 240, h: 220, columns: 3, arched: true, roof: '#8a3f2a' },
    plants: [
      [230, 740, 340],
      [990, 740, 360],
      [320, 760, 190],
      [900, 760, 170],
    ],
    path: { x: 600, w: 190 },
    bougainvillea: [
      {
        points: [
          [860, 420],
          [880, 470],
          [850, 380],
        ],
        size: 40,
      },
    ],
  },

  // Stacked cubes with a roof terrace and string lights at the blue hour.
  {
    palette: palettes.violetNight,
    light: { x: 0.24, y: 0.3, r: 0.1, style: 'moon' },
    groundY: 680,
    lightsOn: true,
    backdrop: 'town',
    blocks: [
      {
        x: 260,
        w: 380,
        h: 220,
        wall: '#b98ae0',
        finish: 'lime',
        roof: 'flat',
        roofColor: '#e0c8f5',
        openings: [{ kind: 'glass', x: 0.1, y: 0, w: 0.5, h: 0.8 }],
      },
      {
        x: 640,
        w: 300,
        h: 300,
        wall: '#7c3bb4',
        finish: 'lime',
        roof: 'flat',
        roofColor: '#b98ae0',
        claustraPattern: 3,
        openings: [
          { kind: 'claustra', x: 0.14, y: 0.1, w: 0.3, h: 0.74 },
          { kind: 'window', x: 0.58, y: 0.5, w: 0.28, h: 0.28 },
        ],
      },
      {
        x: 360,
        y: 230,
        w: 300,
        h: 190,
        wall: '#ffe9df',
        finish: 'lime',
        roof: 'pergola',
        roofColor: '#47208f',
        openings: [{ kind: 'glass', x: 0.2, y: 0, w: 0.6, h: 0.74 }],
      },
      {
        x: 700,
        y: 310,
        w: 180,
        h: 140,
        wall: '#f29ab8',
        finish: 'lime',
        roof: 'flat',
        roofColor: '#ffe9df',
        openings: [{ kind: 'round', x: 0.34, y: 0.34, w: 0.32, h: 0.42 }],
      },
    ],
    balconies: [{ x: 266, y: 232, w: 96, h: 46, kind: 'bars' }],
    stringLights: true,
    palms: [[1070, 750, 540, -0.08]],
    plants: [[180, 740, 190]],
    path: { x: 440, w: 160 },
  },

  // A restored colonial corner house with a wraparound balcony and shutters.
  {
    palette: palettes.lateriteDusk,
    light: { x: 0.84, y: 0.26, r: 0.1, style: 'stepped' },
    groundY: 640,
    backdrop: 'palms',
    blocks: [],
    corner: {
      x: 660,
      y: 780,
      top: '#8c3129',
      slope: 0.13,
      front: {
        x: 0,
        w: 470,
        h: 230,
        wall: '#f0cf98',
        finish: 'lime',
        roof: 'flat',
        plinth: '#8c3129',
        openings: [
          { kind: 'archdoor', x: 0.1, y: 0, w: 0.16, h: 0.76, color: '#155e58' },
          { kind: 'arch', x: 0.36, y: 0.06, w: 0.14, h: 0.66 },
          { kind: 'arch', x: 0.58, y: 0.06, w: 0.14, h: 0.66 },
          { kind: 'arch', x: 0.8, y: 0.06, w: 0.14, h: 0.66 },
        ],
      },
      side: {
        x: 0,
        w: 330,
        h: 230,
        wall: '#f0cf98',
        finish: 'lime',
        roof: 'flat',
        plinth: '#8c3129',
        openings: [
          { kind: 'arch', x: 0.16, y: 0.06, w: 0.2, h: 0.66 },
          { kind: 'arch', x: 0.6, y: 0.06, w: 0.2, h: 0.66 },
        ],
      },
      upper: {
        dx: 0,
        front: {
          x: 0,
          w: 470,
          h: 200,
          wall: '#e8b48c',
          finish: 'wood',
          roof: 'hip',
          openings: [
            { kind: 'shutters', x: 0.12, y: 0.16, w: 0.1, h: 0.6, color: '#155e58' },
            { kind: 'shutters', x: 0.44, y: 0.16, w: 0.1, h: 0.6, color: '#155e58' },
            { kind: 'shutters', x: 0.76, y: 0.16, w: 0.1, h: 0.6, color: '#155e58' },
          ],
        },
        side: {
          x: 0,
          w: 330,
          h: 200,
          wall: '#e8b48c',
          finish: 'wood',
          roof: 'hip',
          openings: [
            { kind: 'shutters', x: 0.18, y: 0.16, w: 0.16, h: 0.6, color: '#155e58' },
            { kind: 'shutters', x: 0.62, y: 0.16, w: 0.16, h: 0.6, color: '#155e58' },
          ],
        },
      },
    },
    trees: [[150, 820, 440]],
    plants: [[1080, 830, 180]],
    jars: [[560, 850, 110]],
  },
]
