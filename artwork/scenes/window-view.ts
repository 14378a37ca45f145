import type { Palette } from '../palettes'
import { leafClump } from '../parts/leaves'
import { palm } from '../parts/palm'
import { treeline } from '../parts/trees'
import { ripples, water } from '../parts/water'
import { num, path, rect, rectPath } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { skyWithSun } from './sky-with-sun'

export type WindowViewKind = 'garden' | 'sea' | 'lagoon' | 'dusk' | 'court'

/** The view through a window, clipped by its outline. */
export function windowView(
  s: SvgCanvas,
  p: Palette,
  kind: WindowViewKind,
  x: number,
  y: number,
  w: number,
  h: number,
  shape?: string,
): string {
  // As high as the window, so that the sun stays round; centred on its place in the sky.
  const scale = Math.max(w / s.w, h / s.h)
  const base = `<g transform="translate(${num(x - (s.w * scale - w) * 0.62)} ${num(y)}) scale(${num(scale, 4)})">${skyWithSun(s, p, { x: 0.62, y: 0.36, r: 0.13, style: kind === 'dusk' ? 'woven' : 'wedges' })}</g>`
  const line = y + h * 0.62
  const land =
    kind === 'sea'
      ? water(s, p, line, y + h) +
        ripples(s, 20, line, y + h, '#ffffff', 0.6) +
        palm(s, {
          x: x + w * 0.14,
          y: y + h * 1.05,
          height: h * 0.9,
          lean: 0.14,
          trunk: p.near,
          leaf: p.leaf,
        })
      : kind === 'lagoon'
        ? treeline(s, line, h * 0.1, p.far, 3) +
          water(s, p, line, y + h) +
          ripples(s, 20, line, y + h, p.sun, 0.6)
        : kind === 'court'
          ? rect(
              x,
              y + h * 0.2,
              w,
              h,
              s.linearGradient([
                [0, p.ground[0]],
                [1, p.ground[1]],
              ]),
            ) +
            path(
              `M${num(x + w * 0.3)} ${num(y + h)}V${num(y + h * 0.6)}a${num(w * 0.16)} ${num(w * 0.16)} 0 0 1 ${num(w * 0.32)} 0V${num(y + h)}Z`,
              p.near,
            ) +
            leafClump(s, x + w * 0.82, y + h, h * 0.6, p.leaf, 9, 60)
          : treeline(s, line + h * 0.1, h * 0.24, p.mid, 2) +
            rect(x, line + h * 0.08, w, h, p.leaf[1]) +
            leafClump(s, x + w * 0.2, y + h * 1.04, h * 0.6, p.leaf, 9, 60) +
            leafClump(
              s,
              x + w * 0.86,
              y + h * 1.06,
              h * 0.5,
              [p.leaf[1], p.leaf[2], p.leaf[0]],
              9,
              60,
            ) +
            palm(s, {
              x: x + w * 0.62,
              y: y + h,
              height: h * 0.8,
              lean: -0.1,
              trunk: p.near,
              leaf: p.leaf,
            })
  return s.clip(shape ?? rectPath(x, y, w, h), base + land)
}
