import { repeat } from '../random'
import { num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A swimming pool in perspective. */
export function pool(
  s: SvgCanvas,
  x: number,
  y: number,
  w: number,
  h: number,
  waterTop: string,
  waterLow: string,
  rim: string,
): string {
  const d = `M${num(x + w * 0.16)} ${num(y - h)}H${num(x + w * 0.86)}L${num(x + w)} ${num(y)}H${num(x)}Z`
  return (
    path(
      `M${num(x + w * 0.14)} ${num(y - h * 1.1)}H${num(x + w * 0.88)}L${num(x + w * 1.05)} ${num(y + h * 0.14)}H${num(x - w * 0.05)}Z`,
      rim,
    ) +
    path(
      d,
      s.linearGradient([
        [0, waterTop],
        [1, waterLow],
      ]),
    ) +
    s.clip(
      d,
      repeat(16, () => {
        const t = s.rng.next()
        const cx = x + s.rng.range(0.05, 0.95) * w
        const cy = y - h * t
        const k = w * 0.06 * (1.3 - t)
        return stroke(
          `M${num(cx)} ${num(cy)}q${num(k * 0.5)} ${num(-k * 0.15)} ${num(k)} 0t${num(k)} 0`,
          '#ffffff',
          2.4,
          { opacity: 0.45 },
        )
      }),
    )
  )
}
