import { darker } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, cloth, clothKindAt } from '../parts/cloth'
import { leafClump } from '../parts/leaves'
import { palm } from '../parts/palm'
import { birds, glow, stars } from '../parts/sky'
import { fabricBolts, marketUmbrella } from '../parts/textiles'
import { townBlocks } from '../parts/town'
import { water } from '../parts/water'
import { cycle, repeat, times } from '../random'
import { num, path, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { BackdropKind } from './backdrop'
import type { SkyOptions } from './sky-with-sun'

type TownBackdrop = Exclude<
  BackdropKind,
  'rays' | 'plain' | 'lagoon' | 'laterite' | 'panels' | 'maize'
>

/** Backdrops of the town, the studio and the shore. */
export function townBackdrop(
  s: SvgCanvas,
  p: Palette,
  kind: TownBackdrop,
  light: SkyOptions,
  base: string,
): string {
  const m = Math.min(s.w, s.h)
  switch (kind) {
    case 'market':
      return (
        base +
        townBlocks(s, s.h * 0.56, m * 0.06, m * 0.16, p.far) +
        repeat(9, (i) =>
          marketUmbrella(
            s.w * (0.02 + i * 0.13),
            s.h * (0.56 + (i % 3) * 0.09),
            m * (0.26 + (i % 3) * 0.05),
            [cycle(p.accents, i), cycle(p.accents, i + 2)],
            p.near,
          ),
        ) +
        fabricBolts(
          s,
          0,
          s.h * 1.02,
          s.w,
          s.h * 0.2,
          times(26, (i) => accentCloth(s, p.accents, clothKindAt(i), 40, i)),
        )
      )
    case 'cloth':
      return (
        rect(0, 0, s.w, s.h, p.sky[1]) +
        repeat(9, (i) => {
          const w = s.w / 9
          return (
            rect(
              i * w,
              0,
              w + 1,
              s.h,
              accentCloth(s, p.accents, clothKindAt(i * 4 + 2), m * 0.12, i),
            ) +
            rect(
              i * w,
              0,
              w + 1,
              s.h,
              s.linearGradient(
                [
                  [0, '#fff3d8', 0.16],
                  [0.3, '#000000', 0],
                  [1, '#120818', 0.6],
                ],
                0,
                0,
                1,
                0,
              ),
            )
          )
        }) +
        rect(0, 0, s.w, s.h, p.near, { opacity: 0.36 }) +
        glow(s, light.x * s.w, light.y * s.h, m * 0.8, p.sun, 0.7)
      )
    case 'leaves':
      return (
        base +
        repeat(6, (i) =>
          leafClump(
            s,
            s.w * (i / 5),
            s.h * (i % 2 === 0 ? 1.04 : 0.98),
            s.h * s.rng.range(0.55, 0.8),
            i % 2 === 0 ? p.leaf : [p.leaf[1], p.leaf[2], p.near],
            9,
            66,
          ),
        )
      )
    case 'night':
      return (
        base +
        stars(s, 90, s.h * 0.6, p.sun) +
        townBlocks(s, s.h * 0.86, m * 0.12, m * 0.34, p.mid, p.lamp, 0.35) +
        townBlocks(s, s.h * 1, m * 0.08, m * 0.26, p.near, p.lamp, 0.4)
      )
    case 'arch': {
      const [x, w] = [s.w * 0.5, m * 0.76]
      const d = `M${num(x - w / 2)} ${s.h}V${num(s.h * 0.08 + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w / 2)} ${num(s.h * 0.08 + w / 2)}V${s.h}Z`
      return (
        rect(
          0,
          0,
          s.w,
          s.h,
          s.linearGradient([
            [0, p.wall[0]],
            [1, p.wall[1]],
          ]),
        ) +
        rect(
          0,
          s.h * 0.9,
          s.w,
          s.h * 0.1,
          cloth(s, {
            kind: 'triangles',
            colors: [p.wall[1], p.ground[2], cycle(p.accents, 0), cycle(p.accents, 1)],
            size: m * 0.06,
          }),
        ) +
        s.clip(
          d,
          base +
            palm(s, {
              x: s.w * 0.22,
              y: s.h,
              height: s.h * 0.7,
              lean: 0.1,
              trunk: p.mid,
              leaf: [p.far, p.mid, p.mid],
            }),
        ) +
        path(d, 'none', { stroke: darker(p.wall[1], 0.25), width: m * 0.02 })
      )
    }
    case 'beach':
      return (
        base +
        water(s, p, s.h * 0.6, s.h * 0.8) +
        rect(
          0,
          s.h * 0.78,
          s.w,
          s.h * 0.3,
          s.linearGradient([
            [0, p.ground[0]],
            [1, p.ground[1]],
          ]),
        ) +
        palm(s, {
          x: s.w * 0.04,
          y: s.h * 0.9,
          height: s.h * 0.74,
          lean: 0.14,
          trunk: p.near,
          leaf: p.leaf,
        }) +
        birds(s, 6, s.w * 0.3, s.h * 0.2, m * 0.16, p.near)
      )
  }
}
