import { CARD } from '../formats'
import { palettes as P } from '../palettes'
import { seaRoad } from '../scenes/palms'
import { face } from '../scenes/face'
import { barcelona } from '../scenes/barcelona'
import { paris } from '../scenes/paris'
import { rome } from '../scenes/rome'
import { house } from '../scenes/houses'
import { lagoon } from '../scenes/lagoon'
import { market } from '../scenes/market'
import { portrait } from '../scenes/portrait'
import { spa } from '../scenes/tables'
import { sitePicture as picture } from './picture'
import type { Picture } from './picture'
import { cardHouse, cardPatio } from './site-houses'

/** The cards of the universes and of the destinations. */
export const siteCards: readonly Picture[] = [
  picture(
    'univers/medias',
    CARD,
    90_000,
    portrait(P.violetNight, {
      light: { x: 0.5, y: 0.4, r: 0.32, style: 'fine' },
      backdrop: 'rays',
      border: 4,
      people: [
        {
          x: 0.48,
          y: 0.58,
          size: 0.42,
          wrap: 'knot',
          head: 6,
          dress: 0,
          necklace: 'plate',
          earring: true,
          skin: 0,
          open: true,
        },
      ],
    }),
  ),

  picture(
    'univers/medias-survol',
    CARD,
    90_000,
    market(P.indigoNight, {
      light: { x: 0.74, y: 0.075, r: 0.06, style: 'moon' },
      stalls: 2,
      walkers: 3,
      tall: true,
      lit: true,
    }),
  ),

  picture(
    'univers/voyage',
    CARD,
    86_000,
    lagoon(P.lagoonDawn, {
      light: { x: 0.34, y: 0.34, r: 0.13, style: 'wedges' },
      horizon: 0.5,
      houses: [
        [0.78, 0.58, 0.42],
        [0.5, 0.53, 0.16],
      ],
      boats: [[0.4, 0.82, 0.62, 'pole']],
      palms: [[0.02, 1.06, 0.8, 0.08]],
    }),
  ),

  picture(
    'univers/voyage-survol',
    CARD,
    86_000,
    seaRoad(P.lagoonDusk, {
      light: { x: 0.52, y: 0.4, r: 0.13, style: 'bands' },
      walkers: [
        [0.44, 0.9, 0.34, 'basin'],
        [0.6, 0.84, 0.28, 'tunic'],
      ],
    }),
  ),

  picture(
    'univers/beaute',
    CARD,
    90_000,
    face(P.sandMorning, {
      wall: 'arch',
      tone: 2,
      disc: [0.5, 0.42, 0.3],
      leaves: true,
      sitter: {
        x: 0.5,
        y: 0.56,
        size: 0.42,
        flip: true,
        wrap: 'bow',
        head: 1,
        dress: 5,
        necklace: 'rings',
        earring: true,
        skin: 2,
      },
    }),
  ),

  picture('univers/beaute-survol', CARD, 90_000, spa.stones(P.terracotta)),

  picture('univers/immobilier', CARD, 90_000, house(cardHouse)),

  picture('univers/immobilier-survol', CARD, 90_000, house(cardPatio)),

  picture('destinations/espagne', CARD, 90_000, barcelona(P.limeNoon)),

  picture('destinations/france', CARD, 90_000, paris(P.lagoonDusk)),

  picture('destinations/italie', CARD, 90_000, rome(P.ochreNoon)),
]
