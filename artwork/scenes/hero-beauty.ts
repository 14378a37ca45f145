import type { LayeredScene } from '../layers'
import { palettes } from '../palettes'
import { leafClump } from '../parts/leaves'
import { rays, triangleRing } from '../parts/sky'
import { circle, rect } from '../shapes'
import { animatedLayer, oscillation, scrimLayer, staticLayer } from './hero-layers'
import { sitter } from './sitter'

/** Header of the beauty pages: a woman under a rotating sun. */
export const beautyHero: LayeredScene = {
  seed: 'beaute',
  layers: [
    staticLayer('wall', (s) =>
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient(
          [
            [0, '#8a3b28'],
            [0.5, '#b65b3b'],
            [1, '#d98a5c'],
          ],
          0,
          0.4,
          1,
          0,
        ),
      ),
    ),
    animatedLayer('rays', (s, t) =>
      rays(s, {
        x: s.w * 0.9,
        y: s.h * 0.24,
        from: s.h * 0.28,
        to: s.w * 0.9,
        count: 24,
        color: '#f4d3a4',
        opacity: 0.34,
        rotation: t * 15,
      }),
    ),
    staticLayer('disc', (s) =>
      circle(
        s.w * 0.9,
        s.h * 0.24,
        s.h * 0.24,
        s.linearGradient([
          [0, '#fff0d6'],
          [1, '#f1c293'],
        ]),
      ),
    ),
    animatedLayer('ring', (s, t) =>
      triangleRing(s.w * 0.9, s.h * 0.24, s.h * 0.262, s.h * 0.036, 48, '#7b2d1f', 0.75, -t * 7.5),
    ),
    animatedLayer(
      'behind',
      (s, t) =>
        leafClump(
          s,
          s.w * 0.52,
          s.h * 1.04,
          s.h * 0.6,
          ['#8a6a3c', '#66683f', '#4a4a30'],
          9,
          58,
          oscillation(t) * 1.1,
        ) +
        leafClump(
          s,
          s.w * 0.94,
          s.h * 1.06,
          s.h * 0.72,
          ['#8a6a3c', '#66683f', '#4a4a30'],
          9,
          54,
          oscillation(t, 0.25) * 1.1,
        ),
    ),
    staticLayer('sitter', (s) =>
      sitter(s, palettes.terracotta, {
        view: 'three-quarter',
        x: 0.68,
        y: 0.5,
        size: 0.46,
        wrap: 'fan',
        headCloth: 9,
        dressCloth: 9,
        neckline: 'wrapper',
        necklace: 'strings',
        earring: true,
        skin: 2,
        expression: 'smile',
        tilt: -3,
      }),
    ),
    animatedLayer(
      'front',
      (s, t) =>
        leafClump(
          s,
          s.w * 1.01,
          s.h * 1.08,
          s.h * 0.5,
          ['#66683f', '#4a4f33', '#383d2b'],
          9,
          62,
          oscillation(t, 0.4) * 1.6,
        ) +
        leafClump(
          s,
          s.w * 0.4,
          s.h * 1.14,
          s.h * 0.38,
          ['#66683f', '#4a4f33', '#383d2b'],
          7,
          62,
          oscillation(t, 0.1) * 1.6,
        ),
    ),
    scrimLayer('#32130f', 0.3, 0.16),
  ],
}
