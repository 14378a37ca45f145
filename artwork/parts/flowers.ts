import { mix } from '../color'
import { cycle, repeat } from '../random'
import type { Point } from '../shapes'
import { circle, ellipse, group, path, place, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A bougainvillea bush along points: leaves below, bracts in three tints above. */
export function bougainvillea(
  s: SvgCanvas,
  points: readonly Point[],
  size: number,
  colors: readonly string[],
  leaf: readonly [string, string, string],
  density = 26,
): string {
  const spots = repeat(points.length * 34, (i) => {
    const [x, y] = cycle(points, i)
    const a = s.rng.range(0, Math.PI * 2)
    const d = Math.sqrt(s.rng.next()) * size * 1.8
    return place(
      path('M0 -13C9 -6 9 6 0 13C-9 6 -9 -6 0 -13Z', cycle(leaf, i + 1)),
      x + Math.cos(a) * d,
      y + Math.sin(a) * d * 0.85,
      size / 34,
      size / 34,
      s.rng.range(0, 180),
    )
  })
  const bract = (x: number, y: number, r: number, rotation: number, color: string) =>
    place(
      repeat(3, (k) =>
        group(path('M0 0C-8 -4 -7 -13 0 -16C7 -13 8 -4 0 0Z', color), `rotate(${k * 120})`),
      ) + circle(0, 0, 2, '#fff3d6'),
      x,
      y,
      r / 16,
      r / 16,
      rotation,
    )
  const flowers = repeat(points.length * density, (i) => {
    const [x, y] = cycle(points, i)
    const a = s.rng.range(0, Math.PI * 2)
    const d = Math.sqrt(s.rng.next()) * size * 1.75
    return bract(
      x + Math.cos(a) * d,
      y + Math.sin(a) * d * 0.8,
      size * s.rng.range(0.24, 0.4),
      s.rng.range(0, 120),
      cycle(colors, Math.floor(s.rng.range(0, 2.99))),
    )
  })
  return spots + flowers
}

/** A five-petalled hibiscus seen from the front. */
export function hibiscus(
  x: number,
  y: number,
  r: number,
  petal: string,
  heart: string,
  rotation = 0,
): string {
  const edge = mix(petal, '#fff2e0', 0.3)
  const petals = repeat(5, (i) =>
    group(
      path(
        'M0 0C-34 -16 -52 -62 -30 -86C-18 -98 -8 -88 0 -94C10 -88 20 -98 31 -85C52 -60 32 -16 0 0Z',
        i % 2 === 0 ? petal : mix(petal, edge, 0.35),
      ) +
        stroke('M0 -14Q-8 -46 -18 -74M0 -14V-80M0 -14Q9 -46 19 -73', mix(petal, heart, 0.5), 1.8, {
          opacity: 0.55,
        }),
      `rotate(${i * 72})`,
    ),
  )
  const stamen =
    stroke('M0 0Q16 -22 44 -40', '#f8dc9c', 6) +
    repeat(7, (i) => circle(24 + i * 4, -24 - i * 3.2 + (i % 2 === 0 ? -6 : 5), 3.2, '#f3b63f'))
  return place(
    petals + circle(0, 0, 17, heart, { opacity: 0.85 }) + stamen,
    x,
    y,
    r / 100,
    r / 100,
    rotation,
  )
}

/** An orchid bloom. */
export function orchid(
  x: number,
  y: number,
  r: number,
  petal: string,
  lip: string,
  rotation = 0,
): string {
  const shade = mix(petal, lip, 0.28)
  const sepal = (a: number) =>
    group(path('M0 0C-20 -30 -18 -74 0 -92C18 -74 20 -30 0 0Z', shade), `rotate(${a})`)
  const wing = (sx: number) =>
    group(
      path('M4 -6C24 -60 86 -66 94 -26C98 6 54 26 6 8Z', petal) +
        stroke('M10 -4Q44 -30 80 -26M12 0Q46 -8 78 -6', lip, 1.6, { opacity: 0.4 }),
      `scale(${sx} 1)`,
    )
  const heart =
    path('M0 -12C22 -6 26 20 14 34C8 44 -8 44 -14 34C-26 20 -22 -6 0 -12Z', lip) +
    ellipse(0, 6, 6, 9, '#f8dc9c')
  return place(
    sepal(0) + sepal(125) + sepal(-125) + wing(1) + wing(-1) + heart,
    x,
    y,
    r / 100,
    r / 100,
    rotation,
  )
}
