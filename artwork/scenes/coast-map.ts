import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { palm } from '../parts/palm'
import { canoe, patchworkSail, stiltHouse } from '../parts/stilt-village'
import { towerCrane } from '../parts/town'
import { cycle, repeat, times } from '../random'
import type { Point } from '../shapes'
import {
  areaPath,
  circle,
  ellipse,
  num,
  path,
  place,
  polygon,
  rect,
  splinePath,
  stroke,
} from '../shapes'
import { cityQuarter, mapTrees, marketParasols } from './coast-map-quarters'
import { compass, pin, waves } from './coast-map-symbols'
import type { Scene } from './scene'

/** The coast of Cotonou as a drawn map without text: lake, lagoon, town, port, beach, ocean. */
export function coastMap(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const at = (x: number, y: number): Point => [x * s.w, y * s.h]
    const land = mix(p.wall[0], p.ground[0], 0.25)
    const sea = '#2f93a3'
    const lake = '#6fbcc0'
    const shore = [
      at(-0.05, 0.8),
      at(0.2, 0.77),
      at(0.42, 0.745),
      at(0.6, 0.735),
      at(0.72, 0.72),
      at(1.05, 0.66),
    ]
    const lakeShore = [
      at(0.26, -0.05),
      at(0.3, 0.12),
      at(0.42, 0.24),
      at(0.56, 0.3),
      at(0.7, 0.27),
      at(0.86, 0.2),
      at(1.05, 0.22),
    ]
    const lakePath = `${splinePath(lakeShore)}L${num(s.w * 1.05)} ${num(-s.h * 0.1)}H${num(s.w * 0.2)}Z`
    const channel = splinePath([
      at(0.585, 0.27),
      at(0.6, 0.4),
      at(0.575, 0.52),
      at(0.61, 0.62),
      at(0.62, 0.76),
    ])
    const main = splinePath([
      at(-0.05, 0.5),
      at(0.2, 0.47),
      at(0.42, 0.5),
      at(0.58, 0.5),
      at(0.78, 0.48),
      at(1.05, 0.42),
    ])
    const coastRoad = splinePath([at(-0.05, 0.705), at(0.2, 0.68), at(0.42, 0.655), at(0.6, 0.64)])
    const north = splinePath([at(0.16, -0.05), at(0.2, 0.2), at(0.28, 0.42), at(0.36, 0.66)])
    const roads = [
      main,
      coastRoad,
      north,
      splinePath([at(0.78, 0.48), at(0.8, 0.62), at(0.82, 0.7)]),
      splinePath([at(0.2, 0.2), at(0.36, 0.3), at(0.5, 0.42), at(0.5, 0.65)]),
    ]
    return (
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient([
          [0, lighter(land, 0.2)],
          [1, land],
        ]),
      ) +
      repeat(26, () =>
        ellipse(
          s.rng.range(0, 0.56) * s.w,
          s.rng.range(0.02, 0.66) * s.h,
          m * s.rng.range(0.03, 0.09),
          m * s.rng.range(0.02, 0.05),
          p.leaf[0],
          { opacity: 0.22 },
        ),
      ) +
      stroke(channel, lighter(land, 0.6), m * 0.1) +
      path(lakePath, lake, { stroke: lighter(land, 0.6), width: m * 0.022 }) +
      stroke(channel, lake, m * 0.066) +
      waves(s, s.h * 0.02, s.h * 0.16, 26, '#ffffff') +
      roads.map((d) => stroke(d, mix(land, p.ground[2], 0.35), m * 0.019)).join('') +
      roads.map((d) => stroke(d, '#fff7e6', m * 0.012)).join('') +
      stroke(`M${num(s.w * 0.55)} ${num(s.h * 0.5)}H${num(s.w * 0.62)}`, '#d9572f', m * 0.016) +
      cityQuarter(s, p, 0.4, 0.57, 0.22, 26) +
      cityQuarter(s, p, 0.72, 0.56, 0.2, 18) +
      cityQuarter(s, p, 0.12, 0.57, 0.16, 12) +
      cityQuarter(s, p, 0.42, 0.4, 0.12, 8) +
      cityQuarter(s, p, 0.1, 0.32, 0.14, 7) +
      cityQuarter(s, p, 0.84, 0.33, 0.16, 9) +
      cityQuarter(s, p, 0.93, 0.55, 0.12, 8) +
      mapTrees(s, p) +
      marketParasols(s, p, 0.53, 0.42) +
      path(areaPath(shore, s.h * 1.1), mix(p.ground[0], '#fff3d0', 0.45)) +
      stroke(`M${num(s.w * 0.62)} ${num(s.h * 0.7)}V${num(s.h * 0.8)}`, lake, m * 0.066) +
      path(
        areaPath(
          shore.map(([x, y]) => [x, y + s.h * 0.05]),
          s.h * 1.1,
        ),
        '#cfeae2',
      ) +
      path(
        areaPath(
          shore.map(([x, y]) => [x, y + s.h * 0.066]),
          s.h * 1.1,
        ),
        s.linearGradient([
          [0, lighter(sea, 0.25)],
          [1, darker(sea, 0.3)],
        ]),
      ) +
      waves(s, s.h * 0.86, s.h * 0.99, 34, '#d8f2ee') +
      polygon(
        [
          at(0.66, 0.74),
          at(0.86, 0.7),
          at(0.875, 0.77),
          at(0.7, 0.82),
          at(0.69, 0.79),
          at(0.845, 0.745),
          at(0.84, 0.735),
          at(0.665, 0.775),
        ],
        '#c9b596',
        { stroke: '#8a7458', width: s.unit * 3 },
      ) +
      repeat(9, (i) =>
        rect(
          s.w * (0.69 + i * 0.016),
          s.h * (0.735 - i * 0.0035),
          m * 0.02,
          m * 0.013,
          cycle(['#d9572f', '#3064e8', '#f2a03a', '#2f7f6f'], i),
        ),
      ) +
      towerCrane(s.w * 0.8, s.h * 0.73, m * 0.17, '#8a3b28', -1) +
      towerCrane(s.w * 0.735, s.h * 0.745, m * 0.14, '#8a3b28', 1) +
      place(
        path('M-120 -20H120L96 26H-100Z', '#8a3b28') +
          rect(-90, -52, 40, 32, '#fbf0d8') +
          times(5, (i) =>
            rect(
              -40 + i * 26,
              -46 + (i % 2) * 8,
              24,
              26 - (i % 2) * 8,
              cycle(['#d9572f', '#3064e8', '#f2a03a'], i),
            ),
          ).join(''),
        s.w * 0.8,
        s.h * 0.86,
        m / 1300,
      ) +
      repeat(6, (i) =>
        palm(s, {
          x: s.w * (0.03 + i * 0.055),
          y: s.h * (0.795 - i * 0.006),
          height: m * s.rng.range(0.11, 0.15),
          lean: s.rng.range(-0.15, 0.15),
          trunk: '#7a4a2c',
          leaf: p.leaf,
        }),
      ) +
      repeat(5, (i) =>
        circle(
          s.w * (0.07 + i * 0.058),
          s.h * (0.82 - i * 0.005),
          m * 0.014,
          cycle(['#d9572f', '#fff7e6', '#3064e8', '#f2a03a', '#fff7e6'], i),
          { stroke: '#7a4a2c', width: s.unit * 2 },
        ),
      ) +
      place(canoe(m * 0.14, '#8a3b28', '#f2b53f'), s.w * 0.3, s.h * 0.91, 1, 1, -4) +
      place(canoe(m * 0.12, '#3064e8', '#f2b53f'), s.w * 0.14, s.h * 0.94, 1, 1, 3) +
      [
        [0.72, 0.115, 0.11],
        [0.8, 0.145, 0.13],
        [0.64, 0.15, 0.1],
        [0.88, 0.1, 0.1],
      ]
        .map(([x = 0, y = 0, w = 0], i) =>
          stiltHouse(s, {
            x: x * s.w,
            y: y * s.h,
            w: w * m,
            porch: i % 2 === 0,
            wall: '#b98255',
            roof: '#7a5a3a',
            lamp: p.lamp,
          }),
        )
        .join('') +
      patchworkSail(
        s,
        s.w * 0.5,
        s.h * 0.15,
        m * 0.13,
        times(4, (i) => accentCloth(s, p.accents, clothKindAt(i * 2), m * 0.03, i)),
        '#5a3a24',
      ) +
      place(canoe(m * 0.12, '#1f4a52', '#f2b53f'), s.w * 0.5, s.h * 0.155) +
      pin(s, p, s.w * 0.3, s.h * 0.655, m * 0.1) +
      compass(s, p, s.w * 0.08, s.h * 0.15, m * 0.075)
    )
  }
}
