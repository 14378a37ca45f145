import { palettes } from '../palettes'
import { barcelona } from '../scenes/barcelona'
import { faceCloseUp } from '../scenes/face-close-up'
import { house } from '../scenes/house'
import { lagoon } from '../scenes/lagoon'
import { market } from '../scenes/market'
import { roadToTheSea } from '../scenes/palms'
import { paris } from '../scenes/paris'
import { portrait } from '../scenes/portrait'
import { rome } from '../scenes/rome'
import { spaScenes } from '../scenes/spa'
import { cardSize } from '../sizes'
import { cardHouse, cardPatio } from './card-houses'
import type { Picture } from './picture'
import { publicPicture } from './picture'

/** The cards of the site's sections and of the destinations. */
export const siteCards: readonly Picture[] = [
  publicPicture(
    'univers/medias',
    cardSize,
    89_000,
    portrait(palettes.violetNight, {
      light: { x: 1.04, y: 0.62, r: 0.2, style: 'fine' },
      backdrop: 'rays',
      border: 10,
      people: [
        {
          view: 'three-quarter',
          x: 0.46,
          y: 0.27,
          size: 0.34,
          shape: 'heart',
          features: { nose: 'straight', eyes: 'almond' },
          wrap: 'turban',
          headCloth: 6,
          dressCloth: 2,
          necklace: 'coral',
          earring: true,
          skin: 2,
          expression: 'smile',
        },
      ],
    }),
  ),

  publicPicture(
    'univers/medias-survol',
    cardSize,
    90_000,
    market(palettes.indigoNight, {
      light: { x: 0.74, y: 0.075, r: 0.06, style: 'moon' },
      stalls: 2,
      walkers: 3,
      tall: true,
      lit: true,
    }),
  ),

  publicPicture(
    'univers/voyage',
    cardSize,
    86_000,
    lagoon(palettes.lagoonDawn, {
      light: { x: 0.22, y: 0.2, r: 0.09, style: 'wedges' },
      horizon: 0.38,
      houses: [
        [0.78, 0.46, 0.42],
        [0.5, 0.41, 0.16],
      ],
      boats: [[0.4, 0.64, 0.62, 'pole']],
      palms: [[0.02, 1.06, 0.8, 0.08]],
    }),
  ),

  publicPicture(
    'univers/voyage-survol',
    cardSize,
    86_000,
    roadToTheSea(palettes.lagoonDusk, {
      light: { x: 0.52, y: 0.4, r: 0.13, style: 'bands' },
      walkers: [
        [0.44, 0.9, 0.34, 'basin'],
        [0.6, 0.84, 0.28, 'tunic'],
      ],
    }),
  ),

  publicPicture(
    'univers/beaute',
    cardSize,
    81_000,
    faceCloseUp(palettes.sandMorning, {
      wall: 'window',
      tone: 2,
      leaves: true,
      sitter: {
        view: 'three-quarter',
        x: 0.5,
        y: 0.29,
        size: 0.35,
        shape: 'round',
        flip: true,
        wrap: 'ends',
        headCloth: 1,
        dressCloth: 5,
        neckline: 'wrapper',
        necklace: 'pendant',
        earring: true,
        skin: 3,
        eyes: 'closed',
        expression: 'smile',
        tilt: 4,
      },
    }),
  ),

  publicPicture('univers/beaute-survol', cardSize, 64_000, spaScenes.stones(palettes.terracotta)),

  publicPicture('univers/immobilier', cardSize, 85_000, house(cardHouse)),

  publicPicture('univers/immobilier-survol', cardSize, 83_000, house(cardPatio)),

  publicPicture('destinations/espagne', cardSize, 89_000, barcelona(palettes.limeNoon)),

  publicPicture('destinations/france', cardSize, 80_000, paris(palettes.lagoonDusk)),

  publicPicture('destinations/italie', cardSize, 68_000, rome(palettes.ochreNoon)),
]
