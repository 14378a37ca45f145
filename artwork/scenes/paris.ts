import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { ironTower } from '../parts/iron-tower'
import { mansardHouses } from '../parts/mansard-houses'
import { dome } from '../parts/roman-landmarks'
import { birds, cloud } from '../parts/sky'
import { broadleafTree } from '../parts/trees'
import { ripples, sunGlitter, water } from '../parts/water'
import { repeat } from '../random'
import { circle, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** Y of the bridge's upper edge at a share of the width, as a share of the height. */
const deck = (t: number) => 0.835 * ((1 - t) ** 2 + t ** 2) + 0.795 * 2 * t * (1 - t)

/** A stone bridge of three arches over the whole width, with lamps on its parapet. */
function bridge(s: SvgCanvas, p: Palette, m: number): string {
  const stone = mix(p.wall[0], p.mid, 0.2)
  const at = (x: number, y: number) => `${num(s.w * x)} ${num(s.h * y)}`
  const arches = [
    [0.04, 0.3],
    [0.36, 0.66],
    [0.72, 0.96],
  ] as const
  const foot = 0.932
  const under = [...arches]
    .reverse()
    .map(
      ([a, b]) =>
        `L${at(b, foot)}A${num((s.w * (b - a)) / 2)} ${num(s.h * (b - a > 0.27 ? 0.072 : 0.062))} 0 0 0 ${at(a, foot)}`,
    )
    .join('')
  const body = `M${at(0, deck(0))}Q${at(0.5, 0.795)} ${at(1, deck(1))}V${num(s.h * foot)}${under}L${at(0, foot)}Z`
  const piers = [
    [-0.02, 0.045],
    [0.295, 0.365],
    [0.655, 0.725],
    [0.955, 1.02],
  ] as const
  const lamps = repeat(6, (i) => {
    const t = (i + 0.5) / 6
    const [x, y] = [s.w * t, s.h * (deck(t) - 0.008)]
    const head = y - m * 0.07
    return (
      stroke(`M${num(x)} ${num(y)}V${num(head)}`, p.near, s.unit * 5, { cap: 'butt' }) +
      rect(x - s.unit * 7, y - s.unit * 10, s.unit * 14, s.unit * 11, p.near) +
      circle(
        x,
        head,
        m * 0.04,
        s.radialGradient(x, head, m * 0.04, [
          [0, p.lamp, 0.6],
          [1, p.lamp, 0],
        ]),
      ) +
      circle(x, head, m * 0.012, p.lamp)
    )
  })
  return (
    piers
      .map(([a, b]) =>
        path(
          `M${at(a, foot)}H${num(s.w * b)}L${at(b - 0.008, 0.952)}H${num(s.w * (a + 0.008))}Z`,
          darker(p.water[2], 0.25),
          { opacity: 0.6 },
        ),
      )
      .join('') +
    path(
      body,
      s.linearGradient([
        [0, lighter(stone, 0.25)],
        [1, darker(stone, 0.35)],
      ]),
    ) +
    arches
      .map(([a, b]) =>
        stroke(
          `M${at(a, foot)}A${num((s.w * (b - a)) / 2)} ${num(s.h * (b - a > 0.27 ? 0.072 : 0.062))} 0 0 1 ${at(b, foot)}`,
          lighter(stone, 0.42),
          s.unit * 7,
          { cap: 'butt' },
        ),
      )
      .join('') +
    piers
      .map(([a, b]) =>
        rect(s.w * a, s.h * (foot - 0.012), s.w * (b - a), s.h * 0.016, darker(stone, 0.42)),
      )
      .join('') +
    stroke(
      `M${at(0, deck(0) - 0.005)}Q${at(0.5, 0.79)} ${at(1, deck(1) - 0.005)}`,
      lighter(stone, 0.42),
      s.unit * 11,
    ) +
    lamps
  )
}

/** A glazed river boat with its light on the water. */
function riverBoat(s: SvgCanvas, p: Palette, x: number, y: number, w: number): string {
  return (
    path(
      `M${num(x)} ${num(y)}H${num(x + w)}l${num(-w * 0.07)} ${num(w * 0.055)}H${num(x + w * 0.05)}Z`,
      p.near,
    ) +
    rect(x + w * 0.02, y - w * 0.006, w * 0.96, w * 0.014, lighter(p.near, 0.35)) +
    rect(x + w * 0.12, y - w * 0.062, w * 0.68, w * 0.056, p.lamp) +
    repeat(9, (i) =>
      rect(x + w * (0.12 + i * 0.0835), y - w * 0.062, w * 0.012, w * 0.056, p.wall[1]),
    ) +
    rect(x + w * 0.1, y - w * 0.08, w * 0.72, w * 0.02, p.wall[0]) +
    repeat(5, (i) =>
      rect(
        x + w * (0.16 + i * 0.13),
        y + w * (0.068 + (i % 2) * 0.012),
        w * 0.09,
        s.unit * 3,
        p.lamp,
        {
          opacity: 0.6,
          r: 2,
        },
      ),
    )
  )
}

/** Paris, seen from the river. */
export function paris(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const slate = mix('#5a6a86', p.mid, 0.4)
    const quay = mix(p.mid, p.ground[0], 0.5)
    const back =
      skyWithSun(s, p, { x: 0.3, y: 0.34, r: 0.13, style: 'stepped', horizon: 0.75 }) +
      repeat(3, (i) =>
        cloud(
          s,
          s.w * (0.12 + i * 0.36),
          s.h * (0.1 + (i % 2) * 0.09),
          m * 0.42,
          lighter(p.sky[3], 0.5),
          p.sky[2],
          0.8,
        ),
      ) +
      dome(s, s.w * 0.905, s.h * 0.605, m * 0.14, p.far, mix(p.far, p.mid, 0.5)) +
      mansardHouses(s, {
        from: s.w * 0.32,
        to: s.w * 0.86,
        y: s.h * 0.735,
        count: 5,
        floor: m * 0.034,
        floors: [3, 2, 3, 2, 3],
        wall: p.far,
        slate: mix(p.far, p.mid, 0.35),
        lamp: p.lamp,
      }) +
      ironTower(s, s.w * 0.63, s.h * 0.735, m * 0.82, mix(p.near, p.mid, 0.35), p.lamp)
    const embankment =
      rect(0, s.h * 0.728, s.w, s.h * 0.03, lighter(quay, 0.1)) +
      rect(
        0,
        s.h * 0.752,
        s.w,
        s.h * 0.1,
        s.linearGradient([
          [0, quay],
          [1, mix(p.near, p.ground[0], 0.3)],
        ]),
      ) +
      rect(0, s.h * 0.752, s.w, s.h * 0.006, lighter(quay, 0.35)) +
      repeat(4, (row) =>
        repeat(8, (i) =>
          rect(
            s.w * (0.46 + (row % 2) * 0.025 + i * 0.05),
            s.h * (0.766 + row * 0.017),
            s.w * 0.044,
            s.unit * 2,
            p.near,
            { opacity: 0.3 },
          ),
        ),
      ) +
      repeat(5, (i) =>
        broadleafTree(
          s,
          s.w * (0.475 + i * 0.078),
          s.h * 0.751,
          m * 0.085,
          [mix(p.leaf[0], p.far, 0.3), p.leaf[1], p.leaf[2]],
          p.near,
        ),
      )
    const houses =
      mansardHouses(s, {
        from: 0,
        to: s.w * 0.45,
        y: s.h * 0.842,
        count: 3,
        floor: m * 0.062,
        floors: [4, 5, 3],
        wall: p.wall[0],
        slate,
        lamp: p.lamp,
      }) +
      mansardHouses(s, {
        from: s.w * 0.815,
        to: s.w,
        y: s.h * 0.842,
        count: 1,
        floor: m * 0.056,
        floors: [4],
        wall: p.wall[1],
        slate: mix('#5a6a86', p.mid, 0.5),
        lamp: p.lamp,
      })
    return (
      back +
      embankment +
      houses +
      water(s, p, s.h * 0.845) +
      sunGlitter(s, s.w * 0.3, s.h * 0.9, s.h, m * 0.12, p.sun) +
      bridge(s, p, m) +
      ripples(s, 40, s.h * 0.945, s.h, p.sun, 0.4) +
      riverBoat(s, p, s.w * 0.1, s.h * 0.966, s.w * 0.42) +
      birds(s, 7, s.w * 0.3, s.h * 0.2, m * 0.14, p.near)
    )
  }
}
