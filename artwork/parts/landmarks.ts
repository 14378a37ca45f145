import { darker, lighter } from '../color'
import { repeat } from '../random'
import { circle, num, path, polygon, rect } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** Barcelona: a group of basilica spires with pierced walls; not a copy of one building. */
export function basilicaSpires(
  s: SvgCanvas,
  x: number,
  y: number,
  h: number,
  color: string,
  light: string,
): string {
  const spire = (sx: number, sh: number, w: number) => {
    const d = `M${num(sx - w / 2)} ${num(y)}L${num(sx - w * 0.42)} ${num(y - sh * 0.5)}C${num(sx - w * 0.34)} ${num(y - sh * 0.8)} ${num(sx - w * 0.12)} ${num(y - sh * 0.94)} ${num(sx)} ${num(y - sh)}C${num(sx + w * 0.12)} ${num(y - sh * 0.94)} ${num(sx + w * 0.34)} ${num(y - sh * 0.8)} ${num(sx + w * 0.42)} ${num(y - sh * 0.5)}L${num(sx + w / 2)} ${num(y)}Z`
    const slots = repeat(11, (r) =>
      repeat(3, (i) =>
        rect(
          sx + (i - 1) * w * 0.2 - w * 0.045,
          y - sh * (0.36 + r * 0.048),
          w * 0.09,
          sh * 0.026,
          darker(color, 0.4),
          { r: w * 0.04 },
        ),
      ),
    )
    return (
      s.clip(
        d,
        path(
          d,
          s.linearGradient(
            [
              [0, lighter(color, 0.25)],
              [0.5, color],
              [1, darker(color, 0.3)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) + slots,
      ) +
      circle(sx, y - sh * 1.02, w * 0.13, light) +
      repeat(4, (k) =>
        polygon(
          [
            [sx - w * 0.16, y - sh * 1.02],
            [sx, y - sh * 1.08],
            [sx + w * 0.16, y - sh * 1.02],
            [sx, y - sh * 0.99],
          ],
          light,
          { opacity: k === 0 ? 1 : 0 },
        ),
      )
    )
  }
  const nave = path(
    `M${num(x - h * 0.42)} ${num(y)}V${num(y - h * 0.3)}L${num(x - h * 0.2)} ${num(y - h * 0.44)}L${num(x)} ${num(y - h * 0.56)}L${num(x + h * 0.2)} ${num(y - h * 0.44)}L${num(x + h * 0.42)} ${num(y - h * 0.3)}V${num(y)}Z`,
    darker(color, 0.16),
  )
  const windows = repeat(5, (i) => {
    const wx = x - h * 0.32 + i * h * 0.16
    return path(
      `M${num(wx - h * 0.035)} ${num(y - h * 0.06)}V${num(y - h * 0.2)}Q${num(wx)} ${num(y - h * 0.28)} ${num(wx + h * 0.035)} ${num(y - h * 0.2)}V${num(y - h * 0.06)}Z`,
      light,
      { opacity: 0.85 },
    )
  })
  return (
    spire(x - h * 0.17, h * 0.84, h * 0.13) +
    spire(x + h * 0.17, h * 0.86, h * 0.13) +
    spire(x, h, h * 0.15) +
    nave +
    windows +
    spire(x - h * 0.33, h * 0.68, h * 0.12) +
    spire(x + h * 0.33, h * 0.66, h * 0.12)
  )
}
