import { darker, lighter, mix } from '../color'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { bougainvillea } from '../parts/flowers'
import { gardenWall, pavingStones } from '../parts/garden-wall'
import { jar } from '../parts/jar'
import { leafClump } from '../parts/leaves'
import { palm } from '../parts/palm'
import { pool } from '../parts/pool'
import { birds, cloud, stars } from '../parts/sky'
import { stringLights } from '../parts/string-lights'
import { broadleafTree } from '../parts/trees'
import { reflection, ripples, water } from '../parts/water'
import { repeat } from '../random'
import { ellipse, num, path, rect, stroke } from '../shapes'
import { houseBackground, houseBuilding } from './house-building'
import type { HouseSpec } from './house-spec'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

const bougainvilleaColors = {
  pink: ['#d9468a', '#f07fb0', '#b02f6a'],
  orange: ['#ef7d3c', '#f7a25c', '#d65a2c'],
  white: ['#fff6ee', '#f6dde2', '#e9c4cf'],
  violet: ['#8a4fe0', '#b07cf0', '#6a2fc0'],
} as const

/** A picture of a house from its specification. */
export function house(h: HouseSpec): Scene {
  return (s) => {
    const p = h.palette
    const y = h.groundY
    let out = skyWithSun(s, p, { ...h.light, horizon: (y + 20) / s.h })
    out += h.lightsOn
      ? stars(s, 50, y * 0.5, p.sun)
      : repeat(4, (i) =>
          cloud(
            s,
            s.w * (0.1 + i * 0.28),
            s.rng.range(60, 250),
            s.rng.range(220, 420),
            '#ffffff',
            p.sky[2],
            0.8,
          ),
        ) + birds(s, 5, s.w * (1 - h.light.x), 150, 110, p.near)
    out += houseBackground(s, h)
    const groundColors = h.sand
      ? [lighter(p.sky[3], 0.3), mix(p.sky[3], p.ground[0], 0.3)]
      : h.grass
        ? [p.leaf[0], p.leaf[1]]
        : [p.ground[0], p.ground[1]]
    out += rect(
      0,
      y,
      s.w,
      s.h - y,
      s.linearGradient([
        [0, groundColors[0] ?? p.ground[0]],
        [1, darker(groundColors[1] ?? p.ground[1], 0.15)],
      ]),
    )
    out += repeat(26, () =>
      ellipse(
        s.rng.next() * s.w,
        y + 20 + s.rng.next() * (s.h - y),
        s.rng.range(20, 110),
        s.rng.range(2, 6),
        darker(groundColors[1] ?? p.ground[1], 0.2),
        { opacity: 0.3 },
      ),
    )
    out += (h.trees ?? [])
      .map(([x, ty, k]) => broadleafTree(s, x, ty, k, p.leaf, darker(p.near, 0.1)))
      .join('')
    const building = houseBuilding(s, h)
    if (h.reflection)
      out +=
        water(s, p, y + 30) +
        reflection(s, building, y + 30, 0.42, 0.75, s.h - y) +
        ripples(s, 46, y + 40, s.h, p.sun, 0.5)
    if (h.path)
      out += pavingStones(
        s,
        h.path.x,
        y + 6,
        s.h + 20,
        h.path.w,
        7,
        lighter(mix(p.wall[1], p.ground[0], 0.4), 0.2),
      )
    out += building
    if (h.wall)
      out += gardenWall(s, y + 96, h.wall.h, h.wall.color ?? p.wall[0], p.ground[1], h.wall.gate)
    if (h.pool)
      out += pool(
        s,
        h.pool.x,
        h.pool.y,
        h.pool.w,
        h.pool.h,
        h.lightsOn ? mix(p.water[0], '#7fe0e8', 0.6) : lighter(p.water[1], 0.2),
        h.lightsOn ? mix(p.water[1], '#2a8fb0', 0.6) : p.water[2],
        lighter(p.wall[0], 0.1),
      )
    out += (h.bougainvillea ?? [])
      .map((b) =>
        bougainvillea(s, b.points, b.size, bougainvilleaColors[b.hue ?? 'pink'], p.leaf, 18),
      )
      .join('')
    out += (h.jars ?? [])
      .map(([x, jy, k], i) =>
        jar(s, x, jy, k, p.ground[1], accentCloth(s, p.accents, clothKindAt(i * 3 + 4), 26, i)),
      )
      .join('')
    out += (h.plants ?? [])
      .map(([x, cy, k], i) =>
        leafClump(s, x, cy, k, i % 2 === 0 ? p.leaf : [p.leaf[1], p.leaf[2], p.leaf[0]], 9, 68),
      )
      .join('')
    out += (h.palms ?? [])
      .map(([x, py, k, lean]) =>
        palm(s, {
          x,
          y: py,
          height: k,
          lean,
          trunk: mix(p.near, '#7a5a46', 0.4),
          leaf: p.leaf,
          nuts: '#a8662a',
        }),
      )
      .join('')
    if (h.stringLights)
      out +=
        stringLights(s, 0, y - 330, s.w * 0.5, y - 360, 40, 9, p.lamp, p.ink) +
        stringLights(s, s.w * 0.5, y - 360, s.w, y - 320, 40, 9, p.lamp, p.ink)
    return (
      out +
      path(
        `M0 ${s.h}V${num(s.h - 30)}Q${num(s.w * 0.3)} ${num(s.h - 60)} ${num(s.w * 0.55)} ${s.h}Z`,
        p.near,
        { opacity: 0.25 },
      ) +
      stroke(`M0 ${num(y)}H${s.w}`, p.ink, 2, { opacity: 0.12 })
    )
  }
}
