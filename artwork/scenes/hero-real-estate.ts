import { darker } from '../color'
import type { LayeredScene } from '../layers'
import { palettes } from '../palettes'
import { buildingBlock } from '../parts/building-block'
import { accentCloth } from '../parts/cloth'
import { bougainvillea } from '../parts/flowers'
import { jar } from '../parts/jar'
import { leafClump } from '../parts/leaves'
import { palm } from '../parts/palm'
import { pool } from '../parts/pool'
import { rays, sky, sunDisc } from '../parts/sky'
import { treeline } from '../parts/trees'
import { balcony } from '../parts/veranda'
import { ripples } from '../parts/water'
import { repeat } from '../random'
import { place, rect } from '../shapes'
import { animatedLayer, cloudLayer, oscillation, scrimLayer, staticLayer } from './hero-layers'

/** Header of the real estate pages: a villa at the golden hour. */
export const realEstateHero: LayeredScene = {
  seed: 'immobilier',
  layers: [
    staticLayer('sky', (s) => sky(s, palettes.lateriteDusk, s.h * 0.74)),
    animatedLayer(
      'rays',
      (s, t) =>
        rays(s, {
          x: s.w * 0.42,
          y: s.h * 0.46,
          from: s.h * 0.14,
          to: s.w * 0.7,
          count: 20,
          color: '#ffe2a8',
          opacity: 0.3,
          rotation: t * 18,
        }) + sunDisc(s, s.w * 0.42, s.h * 0.46, s.h * 0.11, '#fff0c4', '#ffd08a'),
    ),
    cloudLayer('clouds', ['#ffcf9a', '#d9697a'], 0.1, 0.4, 5, 0.03),
    animatedLayer(
      'far',
      (s, t) =>
        treeline(s, s.h * 0.72, s.h * 0.12, palettes.lateriteDusk.mid, 0) +
        repeat(6, (i) =>
          palm(s, {
            x: s.w * (0.06 + i * 0.17),
            y: s.h * 0.73,
            height: s.h * s.rng.range(0.3, 0.46),
            lean: s.rng.range(-0.12, 0.12),
            trunk: palettes.lateriteDusk.mid,
            leaf: [palettes.lateriteDusk.far, palettes.lateriteDusk.mid, palettes.lateriteDusk.mid],
            sway: oscillation(t, i * 0.17) * 1.2,
          }),
        ),
    ),
    staticLayer('house', (s) => {
      const k = s.h / 900
      const p = palettes.lateriteDusk
      const base = { frame: '#2b173c', pane: '#5a3358', lamp: p.lamp, finish: 'lime' as const }
      return (
        rect(
          0,
          s.h * 0.71,
          s.w,
          s.h * 0.3,
          s.linearGradient([
            [0, '#c45634'],
            [1, '#6c2428'],
          ]),
        ) +
        place(
          buildingBlock(s, {
            ...base,
            x: 0,
            w: 470,
            h: 230,
            wall: '#f3d3ae',
            roof: 'flat',
            roofColor: '#f7e0c0',
            plinth: '#8c3129',
            openings: [
              { kind: 'arch', x: 0.06, y: 0.08, w: 0.18, h: 0.7 },
              { kind: 'arch', x: 0.3, y: 0.08, w: 0.18, h: 0.7 },
              { kind: 'archdoor', x: 0.6, y: 0, w: 0.18, h: 0.76, color: '#3064e8' },
            ],
          }) +
            buildingBlock(s, {
              ...base,
              x: 430,
              w: 280,
              h: 390,
              wall: '#d9835c',
              roof: 'flat',
              roofColor: '#f0b48a',
              claustraPattern: 0,
              openings: [
                { kind: 'claustra', x: 0.16, y: 0.56, w: 0.68, h: 0.3 },
                { kind: 'glass', x: 0.14, y: 0.04, w: 0.72, h: 0.4 },
              ],
            }) +
            buildingBlock(s, {
              ...base,
              x: 60,
              y: 242,
              w: 330,
              h: 170,
              wall: '#fbe7c8',
              roof: 'pergola',
              roofColor: '#6c2428',
              openings: [{ kind: 'glass', x: 0.1, y: 0, w: 0.8, h: 0.74 }],
            }) +
            balcony(40, -242, 380, 46, '#fdebd0', 'claustra', '#8c3129', 2),
          s.w * 0.52,
          s.h * 0.74,
          k,
        ) +
        bougainvillea(
          s,
          [
            [0.81, 0.46],
            [0.822, 0.52],
            [0.806, 0.57],
            [0.828, 0.42],
            [0.812, 0.63],
          ].map(([x = 0, y = 0]) => [x * s.w, y * s.h] as const),
          s.h * 0.058,
          ['#e8457c', '#f58ab0', '#b52f6c'],
          p.leaf,
        ) +
        jar(
          s,
          s.w * 0.5,
          s.h * 0.8,
          s.h * 0.12,
          '#8c3129',
          accentCloth(s, p.accents, 'triangles', 30, 1),
        ) +
        pool(s, s.w * 0.5, s.h * 0.99, s.w * 0.44, s.h * 0.16, '#f7ad70', '#4a4a9c', '#f3d3ae')
      )
    }),
    animatedLayer('pool', (s, t) =>
      s.clip(
        `M${s.w * 0.57} ${s.h * 0.835}H${s.w * 0.88}L${s.w * 0.93} ${s.h * 0.985}H${s.w * 0.51}Z`,
        ripples(s, 60, s.h * 0.83, s.h, '#ffe2b0', 0.7, t),
      ),
    ),
    animatedLayer(
      'plants',
      (s, t) =>
        palm(s, {
          x: s.w * 0.97,
          y: s.h * 0.98,
          height: s.h * 0.86,
          lean: -0.08,
          trunk: '#4a2a34',
          leaf: ['#76704f', '#46503f', '#222a35'],
          nuts: '#b5762a',
          sway: oscillation(t) * 1.3,
        }) +
        leafClump(
          s,
          s.w * 0.47,
          s.h * 0.88,
          s.h * 0.2,
          palettes.lateriteDusk.leaf,
          9,
          66,
          oscillation(t, 0.2) * 1.4,
        ) +
        palm(s, {
          x: s.w * 0.04,
          y: s.h * 1.08,
          height: s.h * 0.86,
          lean: 0.1,
          trunk: '#1c0f2b',
          leaf: ['#2b173c', '#24132f', '#1c0f2b'],
          sway: oscillation(t, 0.35) * 1.3,
        }) +
        leafClump(
          s,
          s.w * 0.99,
          s.h * 1.06,
          s.h * 0.34,
          [
            darker(palettes.lateriteDusk.leaf[1], 0.2),
            palettes.lateriteDusk.leaf[2],
            palettes.lateriteDusk.near,
          ],
          9,
          66,
          oscillation(t, 0.5) * 1.6,
        ),
    ),
    scrimLayer('#1c0f2b', 0.3, 0.14),
  ],
}
