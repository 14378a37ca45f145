import { palettes } from '../palettes'
import { beach } from '../scenes/beach'
import { drums } from '../scenes/drums'
import { lagoon } from '../scenes/lagoon'
import { portrait } from '../scenes/portrait'
import { street } from '../scenes/street'
import { weavers } from '../scenes/weavers'
import { wideMarket } from '../scenes/wide-market'
import { heroSize, slideSize } from '../sizes'
import type { Picture } from './picture'
import { publicPicture } from './picture'

/** The header of the media pages and the carousel slides. */
export const siteSlides: readonly Picture[] = [
  publicPicture(
    'hero/medias',
    heroSize,
    127_000,
    portrait(palettes.indigoNight, {
      light: { x: 0.44, y: 0.2, r: 0.08, style: 'moon' },
      backdrop: 'night',
      people: [
        {
          view: 'three-quarter',
          x: 0.69,
          y: 0.47,
          size: 0.42,
          shape: 'heart',
          features: { mouth: 'even' },
          flip: true,
          wrap: 'high',
          headCloth: 2,
          dressCloth: 12,
          necklace: 'coral',
          earring: true,
          skin: 2,
          expression: 'smile',
          tilt: -3,
        },
      ],
    }),
  ),

  publicPicture(
    'carrousel/accueil-1',
    slideSize,
    108_000,
    lagoon(palettes.lagoonDawn, {
      light: { x: 0.3, y: 0.3, r: 0.11, style: 'glow' },
      horizon: 0.52,
      houses: [
        [0.14, 0.64, 0.4],
        [0.36, 0.58, 0.22],
        [0.9, 0.62, 0.3],
        [0.52, 0.55, 0.12],
      ],
      boats: [
        [0.62, 0.86, 0.5, 'pole'],
        [0.3, 0.78, 0.3, 'sit'],
      ],
      reeds: true,
    }),
  ),

  publicPicture(
    'carrousel/accueil-2',
    slideSize,
    109_000,
    street(palettes.ochreNoon, {
      light: { x: 0.7, y: 0.22, r: 0.12, style: 'stepped' },
      riders: [
        [0.25, 0.94, 0.6, 'alone'],
        [0.565, 0.78, -0.31, 'passenger'],
        [0.855, 0.97, -0.54, 'load'],
      ],
      frontHeight: 0.32,
    }),
  ),

  publicPicture(
    'carrousel/accueil-3',
    slideSize,
    108_000,
    beach(palettes.limeNoon, {
      light: { x: 0.3, y: 0.2, r: 0.1, style: 'cumulus' },
      horizon: 0.48,
      palms: [
        [0.95, 1.04, 1.0, -0.18],
        [0.83, 1.06, 0.76, -0.12],
        [0.03, 1.02, 0.6, 0.1],
      ],
      boats: [
        [0.46, 0.8, 0.46],
        [0.62, 0.72, 0.3],
      ],
      people: [
        [0.2, 0.9, 0.36, 'basin'],
        [0.3, 0.94, 0.4, 'boubou'],
        [0.72, 0.86, 0.3, 'walk'],
      ],
    }),
  ),

  publicPicture(
    'carrousel/accueil-4',
    slideSize,
    112_000,
    weavers(palettes.lateriteDusk, {
      light: { x: 0.9, y: 0.5, r: 0.14, style: 'wedges' },
      looms: 3,
      scale: 0.82,
      hang: true,
    }),
  ),

  publicPicture(
    'carrousel/medias-1',
    slideSize,
    98_000,
    portrait(palettes.indigoNight, {
      light: { x: -0.04, y: 0.86, r: 0.2, style: 'wedges' },
      backdrop: 'rays',
      people: [
        {
          view: 'three-quarter',
          x: 0.3,
          y: 0.44,
          size: 0.44,
          shape: 'long',
          features: { mouth: 'wide' },
          hair: 'receding',
          hairColor: 'white',
          beard: 'full',
          elder: true,
          glasses: 'gold',
          neckline: 'boubou',
          dressCloth: 8,
          skin: 0,
          expression: 'calm',
        },
        {
          view: 'three-quarter',
          x: 0.7,
          y: 0.5,
          size: 0.42,
          flip: true,
          shape: 'round',
          hair: 'afro',
          headCloth: 0,
          dressCloth: 4,
          neckline: 'vee',
          necklace: 'strings',
          earring: true,
          skin: 3,
          expression: 'laugh',
        },
      ],
    }),
  ),

  publicPicture(
    'carrousel/medias-2',
    slideSize,
    108_000,
    drums(palettes.indigoNight, {
      light: { x: 0.22, y: 0.2, r: 0.09, style: 'moon' },
      count: 5,
      dancers: 5,
      fire: 0.56,
    }),
  ),

  publicPicture(
    'carrousel/medias-3',
    slideSize,
    108_000,
    lagoon(palettes.indigoNight, {
      light: { x: 0.26, y: 0.24, r: 0.1, style: 'fine' },
      horizon: 0.48,
      houses: [
        [0.9, 0.56, 0.3],
        [0.72, 0.52, 0.16],
      ],
      sails: [
        [0.5, 0.62, 0.36],
        [0.24, 0.84, 0.58],
      ],
      boats: [[0.7, 0.84, 0.5, 'pole']],
      night: true,
      lamps: true,
    }),
  ),

  publicPicture(
    'carrousel/medias-4',
    slideSize,
    112_000,
    wideMarket(palettes.violetNight, { x: 0.84, y: 0.16, r: 0.09, style: 'stepped' }, true),
  ),
]
