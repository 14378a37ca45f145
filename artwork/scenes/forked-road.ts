import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { skinTones } from '../palettes'
import { accentCloth } from '../parts/cloth'
import { figure } from '../parts/figure'
import { grass } from '../parts/leaves'
import { motorcycleTaxi } from '../parts/motorcycle-taxi'
import { palm } from '../parts/palm'
import { birds } from '../parts/sky'
import { broadleafTree, hills, treeline } from '../parts/trees'
import { cycle, repeat } from '../random'
import { circle, ellipse, group, num, path, place, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** A signpost with two painted arrows without text; the origin is its foot. */
function signpost(s: SvgCanvas, p: Palette): string {
  const arrow = (y: number, side: 1 | -1, color: string, kind: 'triangles' | 'lozenge') =>
    group(
      path('M-40 0H190L236 40L190 80H-40Z', darker(color, 0.35), { opacity: 0.5 }) +
        path('M-40 -6H190L236 34L190 74H-40Z', color) +
        rect(-30, 8, 205, 52, accentCloth(s, [color, lighter(color, 0.5), p.ink], kind, 46), {
          opacity: 0.55,
        }),
      `translate(0 ${y}) scale(${side} 1) rotate(-3)`,
    )
  return (
    ellipse(10, 4, 90, 12, p.ink, { opacity: 0.35 }) +
    rect(-14, -560, 28, 564, mix(p.near, '#6a3a20', 0.6)) +
    rect(-14, -560, 10, 564, lighter(p.ground[0], 0.2), { opacity: 0.4 }) +
    arrow(-530, 1, cycle(p.accents, 1), 'triangles') +
    arrow(-410, -1, cycle(p.accents, 0), 'lozenge')
  )
}

/** An unfolded map with roads and a lagoon; the origin is its middle. */
const roadMap =
  path('M-120 -70L-40 -86L40 -66L120 -84V74L40 90L-40 70L-120 86Z', '#fbf0d8') +
  path('M-120 20C-60 0 -20 30 40 10C80 0 100 10 120 4V74L40 90L-40 70L-120 86Z', '#8cc3c4') +
  stroke('M-110 -40C-60 -20 -30 -60 20 -30C50 -10 80 -40 114 -30', '#d9572f', 6) +
  stroke('M-20 -46C-10 -10 -20 20 -10 40', '#d9572f', 4) +
  stroke('M-40 -86V70M40 -66V90', '#b89a70', 3, { opacity: 0.7 }) +
  circle(30, -30, 9, '#3064e8')

/** Dusk where a red earth road forks: a motorcycle taxi has stopped, the driver reads a map. */
export function forkedRoad(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const horizon = s.h * 0.56
    const skin = cycle(skinTones, 2)
    const road = (d: string, fill: string) => path(d, fill)
    const [rx, ry, height] = [s.w * 0.5, s.h * 0.9, m * 0.5]
    return (
      skyWithSun(s, p, { x: 0.17, y: 0.5, r: 0.12, style: 'bands', horizon: 0.6 }) +
      birds(s, 7, s.w * 0.66, s.h * 0.2, m * 0.2, p.near) +
      hills(s, horizon - m * 0.02, m * 0.03, s.h, p.far) +
      treeline(s, horizon + m * 0.02, m * 0.1, p.mid, 6) +
      rect(
        0,
        horizon,
        s.w,
        s.h - horizon,
        s.linearGradient([
          [0, mix(p.leaf[0], p.ground[0], 0.25)],
          [1, darker(mix(p.leaf[1], p.ground[1], 0.3), 0.3)],
        ]),
      ) +
      road(
        `M${num(s.w * 0.3)} ${s.h}C${num(s.w * 0.4)} ${num(s.h * 0.84)} ${num(s.w * 0.4)} ${num(s.h * 0.72)} ${num(s.w * 0.16)} ${num(horizon + 2)}H${num(s.w * 0.19)}C${num(s.w * 0.44)} ${num(s.h * 0.66)} ${num(s.w * 0.5)} ${num(s.h * 0.7)} ${num(s.w * 0.52)} ${num(s.h * 0.72)}C${num(s.w * 0.6)} ${num(s.h * 0.66)} ${num(s.w * 0.72)} ${num(s.h * 0.62)} ${num(s.w * 0.85)} ${num(horizon + 2)}H${num(s.w * 0.88)}C${num(s.w * 0.76)} ${num(s.h * 0.68)} ${num(s.w * 0.74)} ${num(s.h * 0.82)} ${num(s.w * 0.9)} ${s.h}Z`,
        s.linearGradient([
          [0, lighter(p.ground[0], 0.14)],
          [0.5, p.ground[0]],
          [1, p.ground[1]],
        ]),
      ) +
      repeat(30, (i) => {
        const t = s.rng.next()
        const gy = s.h * (0.74 + t * 0.26)
        return stroke(
          `M${num(s.w * s.rng.range(0.4, 0.76))} ${num(gy)}q${num(m * 0.04)} ${num(-m * 0.004)} ${num(m * 0.09)} 0`,
          i % 2 === 0 ? p.ground[2] : lighter(p.ground[0], 0.3),
          s.unit * (2 + t * 4),
          { opacity: 0.4 },
        )
      }) +
      broadleafTree(s, s.w * 0.93, s.h * 0.72, m * 0.52, p.leaf, p.near) +
      palm(s, {
        x: s.w * 0.06,
        y: s.h * 0.86,
        height: m * 0.66,
        lean: 0.1,
        trunk: p.near,
        leaf: p.leaf,
      }) +
      place(signpost(s, p), s.w * 0.66, s.h * 0.76, m / 1350) +
      motorcycleTaxi(s, {
        x: s.w * 0.31,
        y: s.h * 0.92,
        size: m * 0.56,
        body: cycle(p.accents, 0),
        shirt: '#f3b52c',
        skin,
        rim: p.sun,
        ink: p.ink,
        helmet: '#f5efe2',
        parked: true,
      }) +
      ellipse(rx, ry, height * 0.16, height * 0.018, p.ink, { opacity: 0.4 }) +
      place(roadMap, rx + height * 0.245, ry - height * 0.71, height / 960, height / 960, -6) +
      figure(s, {
        x: rx,
        y: ry,
        height,
        pose: 'pole',
        skin,
        rim: mix(p.sun, '#ff9a5a', 0.3),
        top: '#f3b52c',
        skirt: '#2b3a5e',
        shade: p.ink,
        trim: '#fff6d8',
        hair: 'crop',
      }) +
      grass(s, s.h * 1.01, m * 0.13, 50, p.leaf, -0.02, 0.26) +
      grass(s, s.h * 1.01, m * 0.13, 36, p.leaf, 0.82, 1.02) +
      polygon(
        [
          [0, s.h],
          [0, s.h * 0.94],
          [s.w, s.h * 0.985],
          [s.w, s.h],
        ],
        p.ink,
        { opacity: 0.25 },
      )
    )
  }
}
