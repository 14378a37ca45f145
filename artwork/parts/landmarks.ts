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
      polygon(
        [
          [sx - w * 0.16, y - sh * 1.02],
          [sx, y - sh * 1.08],
          [sx + w * 0.16, y - sh * 1.02],
          [sx, y - sh * 0.99],
        ],
        light,
      ) +
      polygon(
        [
          [sx, y - sh * 1.08],
          [sx + w * 0.16, y - sh * 1.02],
          [sx, y - sh * 0.99],
        ],
        darker(light, 0.18),
      )
    )
  }
  const lit = lighter(color, 0.2)
  const gable = `M${num(x - h * 0.42)} ${num(y)}V${num(y - h * 0.3)}L${num(x - h * 0.2)} ${num(y - h * 0.4)}L${num(x)} ${num(y - h * 0.54)}L${num(x + h * 0.2)} ${num(y - h * 0.4)}L${num(x + h * 0.42)} ${num(y - h * 0.3)}V${num(y)}Z`
  const lancet = (wx: number, foot: number, w: number, tall: number, fill: string) =>
    path(
      `M${num(wx - w)} ${num(foot)}V${num(foot - tall * 0.68)}Q${num(wx - w)} ${num(foot - tall * 0.88)} ${num(wx)} ${num(foot - tall)}Q${num(wx + w)} ${num(foot - tall * 0.88)} ${num(wx + w)} ${num(foot - tall * 0.68)}V${num(foot)}Z`,
      fill,
    )
  const rose = (wx: number, wy: number, r: number) =>
    circle(wx, wy, r * 1.22, lit) +
    circle(wx, wy, r, darker(color, 0.5)) +
    repeat(8, (i) => {
      const a = (i * Math.PI) / 4
      return circle(wx + Math.cos(a) * r * 0.62, wy + Math.sin(a) * r * 0.62, r * 0.23, light)
    }) +
    circle(wx, wy, r * 0.27, light)
  const buttresses = repeat(6, (i) => {
    const bx = x + (i - 2.5) * h * 0.14
    return (
      rect(bx - h * 0.012, y - h * 0.3, h * 0.024, h * 0.3, lit) +
      path(
        `M${num(bx - h * 0.02)} ${num(y - h * 0.295)}L${num(bx)} ${num(y - h * 0.36)}L${num(bx + h * 0.02)} ${num(y - h * 0.295)}Z`,
        lit,
      )
    )
  })
  const nave =
    path(gable, darker(color, 0.16)) +
    rect(x - h * 0.42, y - h * 0.3, h * 0.84, h * 0.012, lit) +
    rose(x, y - h * 0.4, h * 0.055) +
    buttresses
  const windows =
    repeat(2, (i) =>
      lancet(x + (i === 0 ? -1 : 1) * h * 0.14, y - h * 0.08, h * 0.028, h * 0.17, light),
    ) +
    lancet(x, y, h * 0.056, h * 0.26, lit) +
    lancet(x, y, h * 0.044, h * 0.235, darker(color, 0.55))
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
