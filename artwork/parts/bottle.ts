import { darker, lighter } from '../color'
import { circle, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { roundGradient, vesselShadow } from './vessel-shading'

export type BottleKind = 'dropper' | 'flask' | 'tall' | 'jar' | 'pump'

/** A bottle or a jar with its cap and translucent glass. */
export function bottle(
  s: SvgCanvas,
  x: number,
  y: number,
  h: number,
  kind: BottleKind,
  glass: string,
  cap: string,
  label?: string,
): string {
  const w = h * (kind === 'tall' ? 0.26 : kind === 'flask' ? 0.52 : kind === 'jar' ? 0.9 : 0.36)
  const neck = kind === 'jar' ? 0.9 : kind === 'flask' ? 0.2 : 0.42
  const shoulder = kind === 'jar' ? 0.72 : kind === 'flask' ? 0.5 : 0.7
  const d =
    kind === 'flask'
      ? `M${num(x - w * 0.1)} ${num(y - h * 0.8)}C${num(x - w * 0.1)} ${num(y - h * 0.6)} ${num(x - w * 0.5)} ${num(y - h * 0.5)} ${num(x - w * 0.5)} ${num(y - h * 0.25)}C${num(x - w * 0.5)} ${num(y - h * 0.06)} ${num(x - w * 0.3)} ${num(y)} ${num(x)} ${num(y)}S${num(x + w * 0.5)} ${num(y - h * 0.06)} ${num(x + w * 0.5)} ${num(y - h * 0.25)}C${num(x + w * 0.5)} ${num(y - h * 0.5)} ${num(x + w * 0.1)} ${num(y - h * 0.6)} ${num(x + w * 0.1)} ${num(y - h * 0.8)}Z`
      : `M${num(x - (w * neck) / 2)} ${num(y - h * 0.8)}C${num(x - (w * neck) / 2)} ${num(y - h * 0.76)} ${num(x - w / 2)} ${num(y - h * (shoulder + 0.04))} ${num(x - w / 2)} ${num(y - h * shoulder)}V${num(y - w * 0.08)}Q${num(x - w / 2)} ${num(y)} ${num(x - w * 0.4)} ${num(y)}H${num(x + w * 0.4)}Q${num(x + w / 2)} ${num(y)} ${num(x + w / 2)} ${num(y - w * 0.08)}V${num(y - h * shoulder)}C${num(x + w / 2)} ${num(y - h * (shoulder + 0.04))} ${num(x + (w * neck) / 2)} ${num(y - h * 0.76)} ${num(x + (w * neck) / 2)} ${num(y - h * 0.8)}Z`
  const stopper =
    kind === 'dropper'
      ? rect(x - w * 0.24, y - h * 0.87, w * 0.48, h * 0.09, cap, { r: 3 }) +
        path(
          `M${num(x - w * 0.14)} ${num(y - h * 0.87)}V${num(y - h * 0.96)}Q${num(x)} ${num(y - h * 1.04)} ${num(x + w * 0.14)} ${num(y - h * 0.96)}V${num(y - h * 0.87)}Z`,
          darker(cap, 0.25),
        )
      : kind === 'pump'
        ? rect(x - w * 0.26, y - h * 0.86, w * 0.52, h * 0.08, cap, { r: 3 }) +
          rect(x - w * 0.06, y - h * 0.95, w * 0.12, h * 0.1, cap) +
          path(
            `M${num(x - w * 0.16)} ${num(y - h)}H${num(x + w * 0.5)}V${num(y - h * 0.965)}L${num(x + w * 0.2)} ${num(y - h * 0.94)}H${num(x - w * 0.16)}Z`,
            cap,
          )
        : kind === 'jar'
          ? rect(
              x - w * 0.48,
              y - h * 0.96,
              w * 0.96,
              h * 0.22,
              s.linearGradient(
                [
                  [0, lighter(cap, 0.3)],
                  [1, darker(cap, 0.3)],
                ],
                0,
                0,
                1,
                0,
              ),
              { r: 5 },
            )
          : circle(x, y - h * 0.88, w * (kind === 'tall' ? 0.26 : 0.16), roundGradient(s, cap))
  return (
    vesselShadow(x, y, w) +
    path(
      d,
      s.linearGradient(
        [
          [0, lighter(glass, 0.5)],
          [0.25, glass],
          [0.75, darker(glass, 0.12)],
          [1, darker(glass, 0.45)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    s.clip(
      d,
      rect(x - w / 2, y - h * 0.52, w, h * 0.52, darker(glass, 0.28), { opacity: 0.5 }) +
        (label === undefined
          ? ''
          : rect(x - w * 0.5, y - h * 0.46, w, h * 0.26, label) +
            rect(
              x - w * 0.5,
              y - h * 0.46,
              w,
              h * 0.26,
              s.linearGradient(
                [
                  [0, '#ffffff', 0.2],
                  [0.4, '#000000', 0],
                  [1, '#1a0a0a', 0.45],
                ],
                0,
                0,
                1,
                0,
              ),
            )),
    ) +
    stopper +
    stroke(
      `M${num(x - w * 0.34)} ${num(y - h * (shoulder - 0.06))}V${num(y - h * 0.12)}`,
      '#ffffff',
      w * 0.06,
      { opacity: kind === 'flask' ? 0.25 : 0.5 },
    )
  )
}
