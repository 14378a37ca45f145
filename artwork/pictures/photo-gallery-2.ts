import { palettes } from '../palettes'
import { baobab } from '../scenes/baobab'
import { garden } from '../scenes/garden'
import { indigoClothOnLines } from '../scenes/indigo-cloth'
import { waxPrintSun } from '../scenes/kente'
import { lagoon } from '../scenes/lagoon'
import { maskScene } from '../scenes/masks'
import { nightCity } from '../scenes/night-city'
import { roadToTheSea } from '../scenes/palms'
import { parade } from '../scenes/parade'
import { portrait } from '../scenes/portrait'
import { seineFishing } from '../scenes/seine-fishing'
import { street } from '../scenes/street'
import { umbrellasFromAbove } from '../scenes/umbrellas'
import type { GalleryEntry } from './picture'

/** Gallery pictures 15 to 28: title, format, scene. */
export const photoGallery2: readonly GalleryEntry[] = [
  [
    'L’eau du matin',
    'P',
    portrait(palettes.sandMorning, {
      light: { x: 0.3, y: 0.3, r: 0.16, style: 'glow' },
      backdrop: 'plain',
      people: [
        {
          x: 0.52,
          y: 0.6,
          size: 0.34,
          flip: true,
          wrap: 'low',
          headCloth: 12,
          dressCloth: 2,
          necklace: 'strings',
          skin: 1,
          face: 'strong',
          jar: true,
        },
      ],
    }),
  ],

  [
    'Cotonou ne dort pas encore : les lampes du boulevard',
    'W',
    nightCity(palettes.indigoNight, { light: { x: 0.78, y: 0.2, r: 0.08, style: 'moon' } }),
  ],

  ['La senne, tirée à vingt bras', 'L', seineFishing(palettes.ochreNoon)],

  [
    'Tresses au soleil',
    'P',
    portrait(palettes.lateriteDusk, {
      light: { x: 1.06, y: 0.14, r: 0.2, style: 'wedges' },
      backdrop: 'rays',
      people: [
        {
          view: 'three-quarter',
          x: 0.46,
          y: 0.42,
          size: 0.44,
          hair: 'braids',
          dressCloth: 8,
          neckline: 'vee',
          necklace: 'pendant',
          earring: true,
          skin: 3,
          expression: 'laugh',
          tilt: -5,
        },
      ],
    }),
  ],

  ['Cinq pagnes, un soleil', 'S', waxPrintSun(palettes.lagoonDusk)],

  ['Sous le grand baobab', 'T', baobab(palettes.indigoNight)],

  [
    'Première heure de classe sur le lac',
    'L',
    lagoon(palettes.rainGreen, {
      light: { x: 0.74, y: 0.22, r: 0.1, style: 'cumulus' },
      horizon: 0.46,
      houses: [
        [0.2, 0.56, 0.36],
        [0.46, 0.5, 0.16],
        [0.9, 0.52, 0.22],
      ],
      boats: [
        [0.46, 0.74, 0.5, 'sit'],
        [0.66, 0.92, 0.74, 'sit'],
      ],
    }),
  ],

  [
    'Pas de danse',
    'P',
    parade(palettes.emberNight, {
      poses: ['dance', 'dance'],
      light: { x: 0.16, y: 0.7, r: 0.24, style: 'arcs' },
      scale: 0.66,
    }),
  ],

  ['Masque aux rayons', 'S', maskScene(palettes.indigoNight, {})],

  [
    'Les planches de gombo après la pluie',
    'L',
    garden(palettes.rainGreen, { light: { x: 0.24, y: 0.26, r: 0.1, style: 'corner' }, people: 3 }),
  ],

  ['Parasols de Dantokpa', 'P', umbrellasFromAbove(palettes.lateriteDay)],

  [
    'La route des Pêches, entre palmes et océan',
    'W',
    roadToTheSea(palettes.ochreNoon, {
      light: { x: 0.46, y: 0.34, r: 0.14, style: 'glow' },
      walkers: [[0.4, 0.86, 0.3, 'walk']],
    }),
  ],

  ['Lessive d’indigo', 'T', indigoClothOnLines(palettes.sandMorning)],

  [
    'Saison des pluies',
    'L',
    street(palettes.rainGreen, {
      light: { x: 0.6, y: 0.3, r: 0.09, style: 'none' },
      riders: [
        [0.42, 0.9, -0.62, 'passenger'],
        [0.78, 0.76, 0.34, 'alone'],
      ],
      rain: true,
      umbrellas: true,
    }),
  ],
]
