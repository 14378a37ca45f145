import type { LayeredScene } from '../layers'
import { palettes } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { palm } from '../parts/palm'
import { rays, sky, sunDisc } from '../parts/sky'
import { canoe } from '../parts/stilt-village'
import { ripples, sunGlitter, surf, water } from '../parts/water'
import { path, place } from '../shapes'
import { animatedLayer, cloudLayer, oscillation, scrimLayer, staticLayer } from './hero-layers'

/** Header of the travel pages: the shore at dawn. */
export const travelHero: LayeredScene = {
  seed: 'voyage',
  layers: [
    staticLayer('sky', (s) => sky(s, palettes.lagoonDawn, s.h * 0.56)),
    animatedLayer(
      'rays',
      (s, t) =>
        rays(s, {
          x: s.w * 0.6,
          y: s.h * 0.4,
          from: s.h * 0.13,
          to: s.w * 0.66,
          count: 20,
          color: '#fffbe8',
          opacity: 0.4,
          rotation: -t * 18,
        }) + sunDisc(s, s.w * 0.6, s.h * 0.4, s.h * 0.1, '#fffbe8', '#fff0c0'),
    ),
    cloudLayer('clouds', ['#fff7e2', '#f7cf9f'], 0.12, 0.42, 5, 0.035),
    staticLayer('sea', (s) => water(s, palettes.lagoonDawn, s.h * 0.52, s.h * 0.92)),
    animatedLayer(
      'shimmer',
      (s, t) =>
        sunGlitter(s, s.w * 0.6, s.h * 0.52, s.h * 0.72, s.h * 0.1, '#fffbe8', t) +
        ripples(s, 50, s.h * 0.52, s.h * 0.72, '#ffffff', 0.6, t),
    ),
    animatedLayer('sails', (s, t) =>
      [
        [0.44, 0.555, 0.1, 0],
        [0.74, 0.57, 0.13, 2],
        [0.52, 0.62, 0.2, 1],
      ]
        .map(([x = 0, y = 0, h = 0, i = 0]) => {
          const [sx, sy, k] = [
            s.w * (x + 0.012 * oscillation(t, x)),
            s.h * (y + 0.002 * oscillation(2 * t, x)),
            s.h * h,
          ]
          return (
            path(
              `M${sx} ${sy - k}Q${sx + k * 0.5} ${sy - k * 0.8} ${sx + k * 0.58} ${sy - k * 0.2}L${sx} ${sy - k * 0.1}Z`,
              accentCloth(s, palettes.lagoonDawn.accents, clothKindAt(i * 3 + 3), k * 0.3, i),
            ) +
            path(`M${sx - 2} ${sy - k * 1.05}h4v${k * 1.05}h-4Z`, '#0b3440') +
            place(canoe(k * 0.8, '#11505c', '#f2a03a'), sx + k * 0.1, sy)
          )
        })
        .join(''),
    ),
    animatedLayer(
      'surf',
      (s, t) =>
        path(
          `M0 ${s.h}V${s.h * 0.78}Q${s.w * 0.4} ${s.h * 0.71} ${s.w} ${s.h * 0.76}V${s.h}Z`,
          '#eebd72',
        ) +
        surf(
          s,
          s.h * 0.71 + oscillation(t) * s.h * 0.008,
          s.h * 0.05,
          s.h * 0.012,
          '#fff7e6',
          s.linearGradient([
            [0, '#d9a76a'],
            [0.25, '#eebd72'],
            [1, '#c98a4c'],
          ]),
          0,
        ),
    ),
    staticLayer(
      'boats',
      (s) =>
        place(canoe(s.h * 0.4, '#3064e8', '#fff2d6'), s.w * 0.78, s.h * 0.9, 1, 1, -4) +
        place(canoe(s.h * 0.26, '#e2603c', '#fff2d6'), s.w * 0.6, s.h * 0.84, 1, 1, 4),
    ),
    animatedLayer(
      'palms',
      (s, t) =>
        palm(s, {
          x: s.w * 0.97,
          y: s.h * 1.05,
          height: s.h * 0.98,
          lean: -0.16,
          trunk: '#3a4a44',
          leaf: palettes.lagoonDawn.leaf,
          nuts: '#b5762a',
          sway: oscillation(t) * 1.5,
        }) +
        palm(s, {
          x: s.w * 0.06,
          y: s.h * 1.08,
          height: s.h * 0.94,
          lean: 0.12,
          trunk: '#16424a',
          leaf: ['#11505c', '#0f4a50', '#0b3440'],
          sway: oscillation(t, 0.3) * 1.5,
        }) +
        palm(s, {
          x: s.w * 0.2,
          y: s.h * 1.1,
          height: s.h * 0.66,
          lean: 0.1,
          trunk: '#16424a',
          leaf: ['#11505c', '#0f4a50', '#0b3440'],
          sway: oscillation(t, 0.6) * 1.8,
        }),
    ),
    scrimLayer('#06303a', 0.3, 0.18),
  ],
}
