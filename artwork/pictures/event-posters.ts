import { palettes } from '../palettes'
import { beach } from '../scenes/beach'
import { concert } from '../scenes/concert'
import { constructionSite } from '../scenes/construction-site'
import { house } from '../scenes/house'
import { kenteStrips } from '../scenes/kente'
import { kitchenTable } from '../scenes/kitchen-table'
import { lagoon } from '../scenes/lagoon'
import { market } from '../scenes/market'
import { nightCity } from '../scenes/night-city'
import { openAirScreening } from '../scenes/open-air-screening'
import { palaceProcession } from '../scenes/palace-procession'
import { parade } from '../scenes/parade'
import { portrait } from '../scenes/portrait'
import type { Scene } from '../scenes/scene'
import { posterSize } from '../sizes'
import { numberedPictures } from './picture'
import { openingEveningHouse } from './single-houses'

const scenes: readonly Scene[] = [
  concert(palettes.violetNight),
  portrait(palettes.lagoonDusk, {
    light: { x: 0.5, y: 0.26, r: 0.13, style: 'stepped' },
    backdrop: 'lagoon',
    people: [
      {
        x: 0.13,
        y: 0.6,
        size: 0.36,
        wrap: 'gele',
        headCloth: 2,
        necklace: 'beads',
        earring: true,
        skin: 1,
      },
      {
        x: 0.87,
        y: 0.57,
        size: 0.36,
        flip: true,
        face: 'strong',
        hair: 'crop',
        beard: true,
        dressCloth: 3,
        skin: 0,
      },
    ],
  }),
  openAirScreening(palettes.lagoonDusk),
  market(palettes.ochreNoon, {
    light: { x: 0.78, y: 0.12, r: 0.1, style: 'corner' },
    stalls: 3,
    walkers: 4,
    tall: true,
  }),
  parade(palettes.violetNight, {
    poses: ['gown', 'boubou', 'gown'],
    light: { x: 0.5, y: 0.34, r: 0.3, style: 'woven' },
    scale: 0.67,
    steps: true,
  }),
  constructionSite(palettes.lagoonDawn, {
    light: { x: 0.5, y: 0.3, r: 0.14, style: 'stepped' },
    tower: true,
  }),
  palaceProcession(palettes.lateriteDay),
  nightCity(palettes.indigoNight, {
    light: { x: 0.5, y: 0.2, r: 0.1, style: 'moon' },
    crowd: true,
  }),
  kitchenTable(palettes.terracotta),
  kenteStrips(palettes.lateriteDusk, { count: 9, rotation: 8, sun: true }),
  lagoon(palettes.lagoonDawn, {
    light: { x: 0.7, y: 0.2, r: 0.1, style: 'cumulus' },
    horizon: 0.44,
    houses: [
      [0.1, 0.47, 0.12],
      [0.26, 0.462, 0.09],
    ],
    sails: [
      [0.74, 0.52, 0.26],
      [0.16, 0.6, 0.36],
      [0.52, 0.82, 0.62],
    ],
    boats: [[0.24, 0.94, 0.4, 'pole']],
  }),
  openingEveningHouse(house),
  beach(palettes.lagoonDawn, {
    light: { x: 0.28, y: 0.3, r: 0.13, style: 'fine' },
    horizon: 0.68,
    palms: [[0.9, 0.98, 0.34, -0.16]],
    clouds: false,
    kites: 9,
    people: [
      [0.3, 0.93, 0.22, 'walk'],
      [0.48, 0.96, 0.25, 'dance'],
      [0.66, 0.92, 0.2, 'reach'],
    ],
  }),
  portrait(palettes.lateriteDusk, {
    light: { x: 0.5, y: 0.3, r: 0.24, style: 'bands' },
    backdrop: 'lagoon',
    people: [
      {
        x: 0.26,
        y: 0.52,
        size: 0.27,
        wrap: 'crown',
        headCloth: 7,
        dressCloth: 10,
        earring: true,
        skin: 3,
      },
      {
        x: 0.76,
        y: 0.56,
        size: 0.27,
        flip: true,
        hair: 'afro',
        dressCloth: 4,
        necklace: 'beads',
        skin: 1,
      },
      {
        x: 0.5,
        y: 0.72,
        size: 0.3,
        wrap: 'bow',
        headCloth: 12,
        dressCloth: 1,
        necklace: 'rings',
        earring: true,
        skin: 4,
      },
    ],
  }),
]

export const eventPosters = numberedPictures('evenements', posterSize, scenes, 102_000)
