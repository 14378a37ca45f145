import { darker, lighter } from '../color'
import type { Palette } from '../palettes'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { cycle, repeat } from '../random'
import { circle, ellipse, num, path, rect } from '../shapes'
import type { Scene } from './scene'

/** Market umbrellas seen from above, over the whole picture. */
export function umbrellasFromAbove(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const drawOne = (x: number, y: number, r: number, i: number) => {
      const n = 10
      const gore = (k: number) => {
        const [a, b] = [(k / n) * 2 * Math.PI, ((k + 1) / n) * 2 * Math.PI]
        const mid = (a + b) / 2
        return (
          path(
            `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r)}Q${num(x + Math.cos(mid) * r * 0.94)} ${num(y + Math.sin(mid) * r * 0.94)} ${num(x + Math.cos(b) * r)} ${num(y + Math.sin(b) * r)}Z`,
            k % 2 === 0
              ? cycle(p.accents, i)
              : i % 3 === 0
                ? accentCloth(s, p.accents, clothKindAt(i), r * 0.3, i + 1)
                : cycle(p.accents, i + 4),
          ) +
          (k > 4
            ? ''
            : path(
                `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r)}L${num(x + Math.cos(b) * r)} ${num(y + Math.sin(b) * r)}Z`,
                p.ink,
                { opacity: 0.16 + 0.03 * (k % 2) },
              ))
        )
      }
      return (
        ellipse(x + r * 0.24, y + r * 0.3, r, r, p.ink, { opacity: 0.3 }) +
        repeat(n, gore) +
        circle(x, y, r * 0.06, p.ink) +
        circle(x, y, r * 0.5, 'none', {
          stroke: lighter(cycle(p.accents, i), 0.5),
          width: r * 0.02,
          opacity: 0.6,
        })
      )
    }
    const ground =
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient(
          [
            [0, p.ground[0]],
            [1, p.ground[1]],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      repeat(60, () =>
        circle(
          s.rng.next() * s.w,
          s.rng.next() * s.h,
          m * s.rng.range(0.004, 0.01),
          cycle(['#d9402a', '#f0b53a', p.leaf[0], p.wall[0]], s.rng.int(0, 3)),
        ),
      ) +
      repeat(26, (i) => basinAbove(p, s.rng.next() * s.w, s.rng.next() * s.h, m * 0.045, i))
    const spots: string[] = []
    const cols = Math.round(s.w / (m * 0.34))
    const rows = Math.round(s.h / (m * 0.34))
    for (let r = 0; r <= rows; r++)
      for (let c = 0; c <= cols; c++)
        if (s.rng.chance(0.86))
          spots.push(
            drawOne(
              (s.w * (c + (r % 2) * 0.5)) / cols + s.rng.range(-0.03, 0.03) * m,
              (s.h * (r + 0.2)) / rows + s.rng.range(-0.03, 0.03) * m,
              m * s.rng.range(0.13, 0.2),
              r * 3 + c * 2,
            ),
          )
    return (
      ground +
      spots.join('') +
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient(
          [
            [0, '#fff3d0', 0.22],
            [0.5, '#000000', 0],
            [1, '#120818', 0.3],
          ],
          0,
          0,
          1,
          1,
        ),
      )
    )
  }
}

function basinAbove(p: Palette, x: number, y: number, r: number, i: number): string {
  const c = cycle(['#d9402a', '#f0b53a', '#6d9a3a', '#efe2c6'], i)
  return (
    circle(x + r * 0.2, y + r * 0.24, r, p.ink, { opacity: 0.3 }) +
    circle(x, y, r, cycle(p.accents, i + 1)) +
    circle(x, y, r * 0.82, darker(c, 0.25)) +
    repeat(9, (k) =>
      circle(
        x + Math.cos(k * 2.4) * r * 0.5 * Math.sqrt(k / 9),
        y + Math.sin(k * 2.4) * r * 0.6 * Math.sqrt(k / 9),
        r * 0.24,
        k % 2 === 0 ? c : lighter(c, 0.25),
      ),
    )
  )
}
