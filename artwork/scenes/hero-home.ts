import { mix } from '../color'
import type { LayeredScene } from '../layers'
import { palettes } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { palm } from '../parts/palm'
import { rays, sky, stars, sunDisc } from '../parts/sky'
import { canoe, stiltHouse } from '../parts/stilt-village'
import { treeline } from '../parts/trees'
import { ripples, sunGlitter, water } from '../parts/water'
import { cycle } from '../random'
import { place } from '../shapes'
import { animatedLayer, cloudLayer, oscillation, scrimLayer, staticLayer } from './hero-layers'
import { rower } from './rower'

/** Header of the home page: the stilt village of Ganvié at dusk. */
export const homeHero: LayeredScene = {
  seed: 'accueil',
  layers: [
    staticLayer(
      'sky',
      (s) => sky(s, palettes.lagoonDusk, s.h * 0.6) + stars(s, 60, s.h * 0.26, '#fff0c2'),
    ),
    animatedLayer(
      'rays',
      (s, t) =>
        rays(s, {
          x: s.w * 0.66,
          y: s.h * 0.44,
          from: s.h * 0.16,
          to: s.w * 0.72,
          count: 18,
          color: '#ffe6ae',
          opacity: 0.3,
          rotation: t * 20,
        }) + sunDisc(s, s.w * 0.66, s.h * 0.44, s.h * 0.12, '#fff0c2', '#ffd79a'),
    ),
    cloudLayer('clouds', ['#ffd9a0', '#e98a6a'], 0.14, 0.46, 5, 0.03),
    staticLayer(
      'water',
      (s) =>
        treeline(s, s.h * 0.58, s.h * 0.06, palettes.lagoonDusk.far, 9) +
        water(s, palettes.lagoonDusk, s.h * 0.58),
    ),
    animatedLayer(
      'glitter',
      (s, t) =>
        sunGlitter(s, s.w * 0.66, s.h * 0.58, s.h, s.h * 0.11, '#ffe6ae', t) +
        ripples(s, 60, s.h * 0.58, s.h, '#ffd9a8', 0.5, t),
    ),
    staticLayer('houses', (s) =>
      [
        [0.47, 0.6, 0.11],
        [0.56, 0.61, 0.08],
        [0.8, 0.64, 0.24],
        [0.93, 0.7, 0.36],
      ]
        .map(([x = 0, y = 0, w = 0], i) =>
          stiltHouse(s, {
            x: x * s.w,
            y: y * s.h,
            w: w * s.h,
            wall: mix(palettes.lagoonDusk.wall[1], cycle(palettes.lagoonDusk.accents, i), 0.15),
            roof: mix(palettes.lagoonDusk.mid, '#8a5a3a', 0.3),
            lamp: palettes.lagoonDusk.lamp,
            band: accentCloth(s, palettes.lagoonDusk.accents, clothKindAt(i + 1), s.h * 0.02, i),
            porch: i % 2 === 0,
          }),
        )
        .join(''),
    ),
    animatedLayer('boat', (s, t) => {
      const [x, y, l] = [
        s.w * (0.5 + 0.018 * oscillation(t)),
        s.h * (0.82 + 0.004 * oscillation(t * 2)),
        s.h * 0.44,
      ]
      return (
        rower(s, palettes.lagoonDusk, x + l * 0.16, y, l * 0.8, 'pole', 1) +
        rower(s, palettes.lagoonDusk, x - l * 0.2, y, l * 0.66, 'sit', 2) +
        place(canoe(l, '#2a2058', '#f6a53b'), x, y, 1, 1, oscillation(t, 0.2) * 0.7)
      )
    }),
    animatedLayer(
      'palms',
      (s, t) =>
        palm(s, {
          x: s.w * 1.0,
          y: s.h * 1.08,
          height: s.h * 0.98,
          lean: -0.1,
          trunk: '#141238',
          leaf: ['#1e1a4a', '#1a1644', '#141238'],
          sway: oscillation(t) * 1.2,
        }) +
        palm(s, {
          x: s.w * 0.02,
          y: s.h * 1.1,
          height: s.h * 0.8,
          lean: 0.1,
          trunk: '#141238',
          leaf: ['#1e1a4a', '#1a1644', '#141238'],
          sway: oscillation(t, 0.3) * 1.4,
        }),
    ),
    scrimLayer('#141238', 0.3, 0.18),
  ],
}
