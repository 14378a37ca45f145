import { palettes } from '../palettes'
import type { HouseSpec } from '../scenes/house-spec'
import { laterite, limewash, paintBlue } from './paints'

/** Houses 1 to 4. */
export const houses1: readonly HouseSpec[] = [
  // A white villa with arches and hanging bougainvillea.
  {
    palette: palettes.lateriteDay,
    light: { x: 0.82, y: 0.16, r: 0.09, style: 'cumulus' },
    groundY: 660,
    blocks: [
      {
        x: 180,
        w: 560,
        h: 300,
        wall: limewash,
        finish: 'lime',
        roof: 'flat',
        plinth: laterite,
        openings: [
          { kind: 'arch', x: 0.06, y: 0.1, w: 0.17, h: 0.62 },
          { kind: 'arch', x: 0.28, y: 0.1, w: 0.17, h: 0.62 },
          { kind: 'archdoor', x: 0.54, y: 0, w: 0.16, h: 0.66, color: paintBlue },
          { kind: 'arch', x: 0.78, y: 0.1, w: 0.15, h: 0.56 },
        ],
      },
      {
        x: 700,
        w: 320,
        h: 420,
        wall: limewash,
        finish: 'lime',
        roof: 'flat',
        claustraPattern: 1,
        openings: [
          { kind: 'claustra', x: 0.2, y: 0.58, w: 0.6, h: 0.28 },
          { kind: 'window', x: 0.3, y: 0.16, w: 0.4, h: 0.26 },
        ],
      },
    ],
    bougainvillea: [
      {
        points: [
          [690, 330],
          [720, 380],
          [680, 430],
          [740, 300],
          [700, 500],
          [660, 360],
        ],
        size: 52,
      },
    ],
    palms: [[1110, 720, 560, -0.12]],
    path: { x: 520, w: 220 },
    plants: [
      [150, 720, 190],
      [1040, 700, 130],
    ],
  },

  // A laterite corner house with a flat roof and lit windows at dusk.
  {
    palette: palettes.lateriteDusk,
    light: { x: 0.2, y: 0.3, r: 0.12, style: 'bands' },
    groundY: 640,
    lightsOn: true,
    backdrop: 'hills',
    blocks: [],
    corner: {
      x: 640,
      y: 770,
      top: '#a5452f',
      front: {
        x: 0,
        w: 430,
        h: 300,
        wall: '#b24a32',
        finish: 'banco',
        roof: 'flat',
        claustraPattern: 0,
        openings: [
          { kind: 'claustra', x: 0.08, y: 0.3, w: 0.26, h: 0.46, color: '#d9835c' },
          { kind: 'archdoor', x: 0.46, y: 0, w: 0.2, h: 0.66, color: paintBlue },
          { kind: 'window', x: 0.76, y: 0.34, w: 0.16, h: 0.34 },
        ],
      },
      side: {
        x: 0,
        w: 330,
        h: 300,
        wall: '#b24a32',
        finish: 'banco',
        roof: 'flat',
        openings: [
          { kind: 'arch', x: 0.14, y: 0.24, w: 0.22, h: 0.46 },
          { kind: 'arch', x: 0.58, y: 0.24, w: 0.22, h: 0.46 },
        ],
      },
      upper: {
        dx: -60,
        front: {
          x: 0,
          w: 240,
          h: 190,
          wall: '#e8b48c',
          finish: 'lime',
          roof: 'flat',
          openings: [{ kind: 'glass', x: 0.2, y: 0.1, w: 0.6, h: 0.62 }],
        },
        side: {
          x: 0,
          w: 190,
          h: 190,
          wall: '#e8b48c',
          finish: 'lime',
          roof: 'flat',
          openings: [{ kind: 'window', x: 0.3, y: 0.26, w: 0.36, h: 0.4 }],
        },
      },
    },
    palms: [[1090, 840, 560, -0.08]],
    plants: [
      [180, 820, 200],
      [960, 800, 140],
    ],
    jars: [[300, 810, 110]],
  },

  // A duplex with claustra balconies.
  {
    palette: palettes.limeNoon,
    light: { x: 0.16, y: 0.16, r: 0.09, style: 'corner' },
    groundY: 690,
    backdrop: 'palms',
    blocks: [
      {
        x: 280,
        w: 620,
        h: 260,
        wall: limewash,
        finish: 'lime',
        roof: 'flat',
        plinth: '#c9512f',
        openings: [
          { kind: 'glass', x: 0.05, y: 0, w: 0.3, h: 0.74 },
          { kind: 'door', x: 0.44, y: 0, w: 0.12, h: 0.7, color: '#c9512f' },
          { kind: 'glass', x: 0.64, y: 0, w: 0.3, h: 0.74 },
        ],
      },
      {
        x: 280,
        y: 272,
        w: 620,
        h: 230,
        wall: '#f3e2c6',
        finish: 'lime',
        roof: 'mono',
        roofColor: '#c9512f',
        openings: [
          { kind: 'glass', x: 0.08, y: 0.04, w: 0.24, h: 0.7 },
          { kind: 'round', x: 0.44, y: 0.36, w: 0.1, h: 0.26 },
          { kind: 'glass', x: 0.66, y: 0.04, w: 0.24, h: 0.7 },
        ],
      },
    ],
    balconies: [
      { x: 300, y: 272, w: 230, h: 76, kind: 'claustra' },
      { x: 650, y: 272, w: 230, h: 76, kind: 'claustra' },
    ],
    wall: { h: 88, gate: { x: 560, w: 110, color: paintBlue } },
    trees: [[140, 760, 380]],
    plants: [[1040, 800, 170]],
  },

  // A thatched house on stilts above the lagoon.
  {
    palette: palettes.lagoonDawn,
    light: { x: 0.7, y: 0.3, r: 0.11, style: 'glow' },
    groundY: 620,
    backdrop: 'lagoon',
    reflection: true,
    blocks: [
      {
        x: 300,
        y: 80,
        w: 420,
        h: 210,
        wall: '#a8683f',
        finish: 'wood',
        roof: 'thatch',
        roofColor: '#c89a55',
        openings: [
          { kind: 'shutters', x: 0.16, y: 0.26, w: 0.13, h: 0.44, color: paintBlue },
          { kind: 'door', x: 0.42, y: 0, w: 0.17, h: 0.74, color: '#5a3420' },
          { kind: 'shutters', x: 0.73, y: 0.26, w: 0.13, h: 0.44, color: paintBlue },
        ],
      },
      {
        x: 720,
        y: 80,
        w: 230,
        h: 160,
        wall: '#b87a4a',
        finish: 'wood',
        roof: 'thatch',
        roofColor: '#b8873f',
        openings: [{ kind: 'window', x: 0.3, y: 0.24, w: 0.4, h: 0.46 }],
      },
      {
        x: 260,
        y: 54,
        w: 760,
        h: 26,
        wall: '#7a4a2c',
        finish: 'wood',
        roof: 'flat',
        roofColor: '#8a5a36',
        openings: [],
      },
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => ({
        x: 280 + i * 118,
        y: -60,
        w: 14,
        h: 116,
        wall: '#5a3420',
        finish: 'wood' as const,
        roof: 'flat' as const,
        roofColor: '#5a3420',
        openings: [],
      })),
    ],
    palms: [[110, 700, 520, 0.1]],
    jars: [[990, 566, 70]],
  },
]
