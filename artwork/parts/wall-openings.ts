import { darker, lighter, mix } from '../color'
import { repeat } from '../random'
import { circle, num, path, rect, rectPath, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

type OpeningKind =
  | 'window'
  | 'arch'
  | 'door'
  | 'archdoor'
  | 'shutters'
  | 'claustra'
  | 'round'
  | 'glass'
  | 'slit'

/** A door or window of a wall. */
export type Opening = {
  kind: OpeningKind
  /** Left edge and sill, as shares of the wall's width and height, from its bottom left. */
  x: number
  y: number
  w: number
  h: number
  color?: string
}

/** Colours of an opening; with `lamp` the light behind it is on. */
export type OpeningColors = {
  frame: string
  pane: string
  lamp?: string
  wall: string
}

const archPath = (x: number, y: number, w: number, h: number) =>
  `M${num(x)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(y + h)}Z`

/** A claustra: a screen of pierced blocks, in one of five patterns. */
export function claustra(
  x: number,
  y: number,
  w: number,
  h: number,
  cell: number,
  block: string,
  hole: string,
  pattern = 0,
): string {
  const cols = Math.max(1, Math.round(w / cell))
  const rows = Math.max(1, Math.round(h / cell))
  const [cw, ch] = [w / cols, h / rows]
  let out = rect(x, y, w, h, block)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const [cx, cy] = [x + cw * (c + 0.5), y + ch * (r + 0.5)]
      const [a, b] = [cw * 0.36, ch * 0.36]
      if (pattern === 0)
        out += path(
          `M${num(cx)} ${num(cy - b)}L${num(cx + a)} ${num(cy)}L${num(cx)} ${num(cy + b)}L${num(cx - a)} ${num(cy)}Z`,
          hole,
        )
      else if (pattern === 1) out += circle(cx, cy, Math.min(a, b), hole)
      else if (pattern === 2)
        out += path(
          `M${num(cx - a)} ${num(cy + b)}L${num(cx)} ${num(cy - b)}L${num(cx + a)} ${num(cy + b)}Z`,
          hole,
        )
      else if (pattern === 3) out += rect(cx - a * 0.45, cy - b * 1.1, a * 0.9, b * 2.2, hole)
      else
        out += path(
          `M${num(cx - a)} ${num(cy - b)}H${num(cx + a)}L${num(cx + a * 0.2)} ${num(cy)}L${num(cx + a)} ${num(cy + b)}H${num(cx - a)}L${num(cx - a * 0.2)} ${num(cy)}Z`,
          hole,
        )
    }
  }
  return out
}

/** One opening of a wall whose bottom left corner is at (0, 0), `ww` wide and `wh` high. */
export function opening(
  s: SvgCanvas,
  o: Opening,
  ww: number,
  wh: number,
  light: OpeningColors,
  pattern = 0,
): string {
  const [w, h] = [o.w * ww, o.h * wh]
  const [x, y] = [o.x * ww, -(o.y * wh) - h]
  const t = Math.max(3, Math.min(w, h) * 0.06)
  const dark = mix(light.pane, '#160d1d', light.lamp === undefined ? 0.35 : 0)
  const lit = light.lamp
  const inside =
    lit === undefined
      ? s.linearGradient([
          [0, darker(dark, 0.35)],
          [1, dark],
        ])
      : s.linearGradient([
          [0, lighter(lit, 0.25)],
          [1, mix(lit, '#d9742e', 0.35)],
        ])
  const halo =
    lit === undefined
      ? ''
      : circle(
          x + w / 2,
          y + h / 2,
          Math.max(w, h) * 1.1,
          s.radialGradient(x + w / 2, y + h / 2, Math.max(w, h) * 1.1, [
            [0, lit, 0.5],
            [1, lit, 0],
          ]),
        )
  const arched = o.kind === 'arch' || o.kind === 'archdoor'
  const outline =
    o.kind === 'round'
      ? `M${num(x)} ${num(y + h / 2)}a${num(w / 2)} ${num(h / 2)} 0 1 0 ${num(w)} 0a${num(w / 2)} ${num(h / 2)} 0 1 0 ${num(-w)} 0Z`
      : arched
        ? archPath(x, y, w, h)
        : rectPath(x, y, w, h)
  const recess =
    halo +
    s.clip(
      outline,
      path(outline, darker(light.wall, 0.42)) +
        `<g transform="translate(${num(t)} ${num(t * 0.8)})">${path(outline, inside)}</g>`,
    )
  const color = o.color ?? light.frame
  switch (o.kind) {
    case 'claustra':
      return (
        halo +
        claustra(
          x,
          y,
          w,
          h,
          Math.max(12, Math.min(w, h) / 3.6),
          o.color ?? lighter(light.wall, 0.3),
          lit ?? dark,
          pattern,
        )
      )
    case 'door':
    case 'archdoor':
      return (
        recess +
        s.clip(
          outline,
          path(outline, color, { opacity: lit === undefined ? 1 : 0.55 }) +
            `<g transform="translate(${num(t)} 0)">${path(outline, color)}</g>` +
            repeat(
              4,
              (i) =>
                rect(
                  x + w * 0.16,
                  y + h * (0.14 + i * 0.21),
                  w * 0.3,
                  h * 0.15,
                  darker(color, 0.25),
                ) +
                rect(
                  x + w * 0.58,
                  y + h * (0.14 + i * 0.21),
                  w * 0.3,
                  h * 0.15,
                  darker(color, 0.25),
                ),
            ) +
            rect(x, y, t, h, darker(light.wall, 0.4)),
        ) +
        circle(x + w * 0.52, y + h * 0.55, t * 0.55, '#f4cf7a')
      )
    case 'shutters':
      return (
        recess +
        [x - w * 0.46, x + w]
          .map(
            (sx) =>
              rect(sx, y, w * 0.46, h, color) +
              repeat(9, (i) =>
                rect(
                  sx + w * 0.06,
                  y + h * (0.06 + i * 0.1),
                  w * 0.34,
                  h * 0.05,
                  darker(color, 0.28),
                ),
              ),
          )
          .join('') +
        rect(x - t, y + h, w + 2 * t, t * 1.4, lighter(light.wall, 0.4))
      )
    case 'glass':
      return (
        recess +
        repeat(
          Math.max(1, Math.round(w / Math.max(40, h * 0.5))),
          (i, n = Math.max(1, Math.round(w / Math.max(40, h * 0.5)))) =>
            rect(x + (w * i) / n, y, t * 0.7, h, color),
        ) +
        rect(x, y, w, t * 0.7, color) +
        s.clip(
          outline,
          path(
            `M${num(x + w * 0.1)} ${num(y + h)}L${num(x + w * 0.45)} ${num(y)}H${num(x + w * 0.62)}L${num(x + w * 0.27)} ${num(y + h)}Z`,
            '#ffffff',
            { opacity: 0.16 },
          ),
        )
      )
    case 'slit':
      return recess
    case 'round':
      return (
        recess +
        path(outline, 'none', { stroke: color, width: t }) +
        stroke(
          `M${num(x + w / 2)} ${num(y)}v${num(h)}M${num(x)} ${num(y + h / 2)}h${num(w)}`,
          color,
          t * 0.6,
        )
      )
    default:
      return (
        recess +
        stroke(
          `M${num(x + w / 2)} ${num(y + (arched ? t : 0))}V${num(y + h)}M${num(x)} ${num(y + h * 0.48)}h${num(w)}`,
          color,
          t * 0.6,
          { cap: 'butt' },
        ) +
        rect(x - t, y + h, w + 2 * t, t * 1.2, lighter(light.wall, 0.45))
      )
  }
}
