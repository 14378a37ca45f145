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
import { openingEveningHouse } from './single-houses'

/** The pictures of the events, in the order of the sample events. */
export const eventScenes: readonly Scene[] = [
  concert(palettes.violetNight),
  portrait(palettes.lagoonDusk, {
    light: { x: 0.6, y: 0.6, r: 0.15, style: 'stepped' },
    backdrop: 'lagoon',
    people: [
      {
        view: 'three-quarter',
        x: 0.22,
        y: 0.5,
        size: 0.4,
        shape: 'heart',
        features: { mouth: 'even', brows: 'arched' },
        wrap: 'fan',
        headCloth: 2,
        dressCloth: 5,
        necklace: 'strings',
        earring: true,
        skin: 1,
        expression: 'laugh',
      },
      {
        view: 'three-quarter',
        x: 0.78,
        y: 0.42,
        size: 0.4,
        flip: true,
        shape: 'square',
        features: { mouth: 'full', eyes: 'almond' },
        hair: 'crop',
        beard: 'short',
        glasses: 'dark',
        neckline: 'shirt',
        dressCloth: 3,
        skin: 2,
        expression: 'smile',
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
    light: { x: 0.1, y: 0.08, r: 0.2, style: 'corner' },
    scale: 0.67,
    steps: true,
  }),
  constructionSite(palettes.lagoonDawn, {
    light: { x: 0.86, y: 0.58, r: 0.16, style: 'bands' },
    tower: true,
  }),
  palaceProcession(palettes.lateriteDay),
  nightCity(palettes.indigoNight, {
    light: { x: 0.84, y: 0.12, r: 0.07, style: 'moon' },
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
    light: { x: 1.0, y: 0.5, r: 0.2, style: 'arcs' },
    backdrop: 'lagoon',
    people: [
      {
        view: 'three-quarter',
        x: 0.3,
        y: 0.34,
        size: 0.3,
        shape: 'long',
        elder: true,
        wrap: 'fila',
        hair: 'crop',
        hairColor: 'white',
        beard: 'full',
        headCloth: 7,
        dressCloth: 10,
        neckline: 'boubou',
        skin: 0,
        expression: 'smile',
      },
      {
        view: 'three-quarter',
        x: 0.74,
        y: 0.46,
        size: 0.3,
        flip: true,
        shape: 'square',
        features: { nose: 'straight', eyes: 'almond' },
        hair: 'locs',
        dressCloth: 4,
        beard: 'goatee',
        neckline: 'vee',
        skin: 3,
        expression: 'laugh',
      },
      {
        view: 'three-quarter',
        x: 0.44,
        y: 0.66,
        size: 0.32,
        shape: 'round',
        features: { mouth: 'gap' },
        wrap: 'ends',
        headCloth: 12,
        dressCloth: 1,
        necklace: 'coral',
        earring: true,
        skin: 2,
        expression: 'smile',
      },
    ],
  }),
]
