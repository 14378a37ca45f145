import { palettes } from '../palettes'
import { appliqueHanging } from '../scenes/applique-hanging'
import { beach } from '../scenes/beach'
import { drumsClose } from '../scenes/drums'
import { fruitTable } from '../scenes/kitchen-table'
import { lagoon } from '../scenes/lagoon'
import { palmsFromBelow } from '../scenes/palms'
import { portrait } from '../scenes/portrait'
import { street } from '../scenes/street'
import { walkAlongWall } from '../scenes/walk-along-wall'
import { shuttleCloseUp } from '../scenes/weavers'
import type { GalleryEntry } from './picture'
import { redEarthHouse } from './single-houses'

/** Gallery pictures 1 to 14: title, format, scene. */
export const photoGallery1: readonly GalleryEntry[] = [
  [
    'Ganvié au crépuscule',
    'L',
    lagoon(palettes.lagoonDusk, {
      light: { x: 0.36, y: 0.4, r: 0.12, style: 'bands' },
      horizon: 0.54,
      houses: [
        [0.62, 0.6, 0.22],
        [0.86, 0.66, 0.36],
        [0.12, 0.62, 0.26],
        [0.47, 0.57, 0.13],
      ],
      boats: [[0.36, 0.86, 0.42, 'pole']],
      lamps: true,
    }),
  ],

  [
    'La coiffe du dimanche',
    'P',
    portrait(palettes.ochreNoon, {
      light: { x: -0.02, y: 0.94, r: 0.26, style: 'woven' },
      backdrop: 'rays',
      people: [
        {
          view: 'three-quarter',
          x: 0.54,
          y: 0.55,
          size: 0.44,
          shape: 'round',
          features: { nose: 'straight', eyes: 'almond', brows: 'arched' },
          elder: true,
          wrap: 'fan',
          headCloth: 1,
          dressCloth: 6,
          necklace: 'coral',
          earring: true,
          skin: 0,
          expression: 'laugh',
        },
      ],
    }),
  ],

  ['Tambours de minuit', 'S', drumsClose(palettes.violetNight)],

  [
    'Fidjrossè, six heures',
    'L',
    beach(palettes.roseClay, {
      light: { x: 0.42, y: 0.46, r: 0.15, style: 'arcs' },
      horizon: 0.52,
      palms: [[0.94, 1.04, 0.96, -0.16]],
      boats: [
        [0.3, 0.86, 0.42],
        [0.52, 0.78, 0.3],
      ],
    }),
  ],

  [
    'Zémidjans à l’heure dorée',
    'L',
    street(palettes.lateriteDusk, {
      light: { x: 0.3, y: 0.34, r: 0.14, style: 'fine' },
      riders: [
        [0.62, 0.92, 0.66, 'passenger'],
        [0.2, 0.8, 0.4, 'load'],
        [0.86, 0.72, -0.26, 'alone'],
      ],
      groundY: 0.58,
    }),
  ],

  [
    'Tenture aux deux soleils',
    'P',
    appliqueHanging(palettes.lateriteDay, { suns: 2, cols: 3, rows: 4, ground: 1 }),
  ],

  [
    'Les voiles du lac Nokoué, un matin d’harmattan',
    'W',
    lagoon(palettes.sandMorning, {
      light: { x: 0.24, y: 0.34, r: 0.13, style: 'glow' },
      horizon: 0.52,
      houses: [[0.06, 0.56, 0.2]],
      sails: [
        [0.4, 0.6, 0.3],
        [0.56, 0.7, 0.44],
        [0.76, 0.86, 0.66],
        [0.9, 0.58, 0.22],
      ],
    }),
  ],

  [
    'Cerfs-volants',
    'S',
    beach(palettes.limeNoon, {
      light: { x: 0.22, y: 0.2, r: 0.1, style: 'cumulus' },
      horizon: 0.6,
      palms: [[0.96, 0.94, 0.5, -0.1]],
      kites: 6,
      people: [
        [0.34, 0.9, 0.2, 'reach'],
        [0.5, 0.94, 0.24, 'dance'],
        [0.64, 0.9, 0.18, 'tunic'],
      ],
    }),
  ],

  [
    'Retour de Dantokpa',
    'P',
    walkAlongWall(palettes.lateriteDay, {
      light: { x: 0.6, y: 0.16, r: 0.1, style: 'corner' },
      basins: true,
      count: 3,
    }),
  ],

  ['Maison de terre rouge', 'L', redEarthHouse],

  ['Le fil et la navette', 'T', shuttleCloseUp(palettes.indigoNight)],

  [
    'Regard vers le large',
    'P',
    portrait(palettes.lagoonDawn, {
      light: { x: 0.72, y: 0.32, r: 0.16, style: 'mosaic' },
      backdrop: 'beach',
      people: [
        {
          x: 0.36,
          y: 0.54,
          size: 0.42,
          face: 'young',
          cornrows: true,
          dressCloth: 4,
          necklace: 'strings',
          skin: 1,
          eyesOpen: true,
        },
      ],
    }),
  ],

  ['Trois cocotiers', 'T', palmsFromBelow(palettes.lagoonDawn)],

  ['Ananas et mangues', 'S', fruitTable(palettes.terracotta)],
]
