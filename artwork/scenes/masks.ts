import type { Palette } from '../palettes'
import { carvedMask } from '../parts/carved-mask'
import { accentCloth, clothKindAt } from '../parts/cloth'
import { cycle, repeat } from '../random'
import { num, path, place, rect } from '../shapes'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** A geometric mask in front of light rays. */
export function maskScene(p: Palette, o: { x?: number; size?: number; pair?: boolean }): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const [x, y] = [s.w * (o.x ?? 0.5), s.h * 0.54]
    const drawOne = (mx: number, my: number, k: number, shift: number, rotation: number) =>
      place(
        carvedMask(
          s,
          p.accents.map((_, i) =>
            cycle([...p.accents.slice(shift), ...p.accents.slice(0, shift)], i),
          ),
          accentCloth(s, p.accents, 'lozenge', 70, shift),
          cycle(p.accents, shift + 1),
        ),
        mx,
        my,
        k / 640,
        k / 640,
        rotation,
      )
    const base = skyWithSun(s, p, {
      x: x / s.w,
      y: y / s.h,
      r: 0.32 * (o.size ?? 1),
      style: 'woven',
    })
    const cloths = repeat(7, (i) => {
      const w = s.w / 7
      return path(
        `M${num(i * w)} ${s.h}V${num(s.h * (0.8 + 0.05 * Math.sin(i * 2)))}Q${num((i + 0.5) * w)} ${num(s.h * 0.74)} ${num((i + 1) * w)} ${num(s.h * (0.8 + 0.05 * Math.sin((i + 1) * 2)))}V${s.h}Z`,
        accentCloth(s, p.accents, clothKindAt(i * 2), m * 0.1, i),
      )
    })
    return (
      base +
      (o.pair
        ? drawOne(s.w * 0.2, s.h * 0.6, m * 0.6, 3, -10) +
          drawOne(s.w * 0.8, s.h * 0.6, m * 0.6, 2, 10)
        : '') +
      cloths +
      rect(
        0,
        s.h * 0.7,
        s.w,
        s.h * 0.3,
        s.linearGradient([
          [0, p.ink, 0],
          [1, p.ink, 0.6],
        ]),
      ) +
      drawOne(x, y, m * 0.86 * (o.size ?? 1), 0, 0)
    )
  }
}
