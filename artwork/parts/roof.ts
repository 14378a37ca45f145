import { darker, lighter, mix } from '../color'
import { repeat } from '../random'
import { circle, num, path, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { RoofKind } from './wall'

/** The roof of a block seen from the front, the top of the wall being y = 0. */
export function roof(
  s: SvgCanvas,
  kind: RoofKind,
  w: number,
  h: number,
  color: string,
  wall: string,
): string {
  const over = w * 0.06 + 8
  const tiles = (d: string, rows: number, rise: number) =>
    s.clip(
      d,
      path(
        d,
        s.linearGradient([
          [0, lighter(color, 0.15)],
          [1, darker(color, 0.12)],
        ]),
      ) +
        repeat(
          rows,
          (i) =>
            stroke(
              `M${num(-over * 2)} ${num(-rise * (i / rows))}h${num(w + over * 4)}`,
              darker(color, 0.32),
              2.6,
              { opacity: 0.7 },
            ) +
            repeat(26, (k) =>
              stroke(
                `M${num(-over + ((w + over * 2) * (k + (i % 2) * 0.5)) / 26)} ${num(-rise * (i / rows))}v${num(-rise / rows)}`,
                darker(color, 0.25),
                2,
                { opacity: 0.5 },
              ),
            ),
        ),
    )
  switch (kind) {
    case 'flat':
      return (
        rect(-over * 0.7, -h * 0.05, w + over * 1.4, h * 0.075, lighter(color, 0.12)) +
        rect(-over * 0.7, h * 0.012, w + over * 1.4, h * 0.016, darker(color, 0.35))
      )
    case 'crenel':
      return (
        rect(0, -h * 0.06, w, h * 0.08, wall) +
        repeat(
          Math.max(4, Math.round(w / (h * 0.16))),
          (i, n = Math.max(4, Math.round(w / (h * 0.16)))) =>
            path(
              `M${num((w * i) / n + 2)} ${num(-h * 0.05)}V${num(-h * 0.12)}Q${num((w * (i + 0.5)) / n)} ${num(-h * 0.2)} ${num((w * (i + 1)) / n - 2)} ${num(-h * 0.12)}V${num(-h * 0.05)}Z`,
              lighter(wall, 0.08),
            ),
        )
      )
    case 'hip': {
      const rise = Math.min(h * 0.42, w * 0.26)
      return (
        tiles(
          `M${num(-over)} 6L${num(w * 0.22)} ${num(-rise)}H${num(w * 0.78)}L${num(w + over)} 6Z`,
          6,
          rise,
        ) + rect(-over, 0, w + over * 2, h * 0.025, darker(color, 0.4))
      )
    }
    case 'gable': {
      const rise = Math.min(h * 0.5, w * 0.34)
      return (
        path(`M0 0L${num(w / 2)} ${num(-rise)}L${num(w)} 0Z`, wall) +
        circle(w / 2, -rise * 0.4, rise * 0.13, darker(wall, 0.6)) +
        stroke(
          `M${num(-over)} ${num(over * 0.6)}L${num(w / 2)} ${num(-rise - 4)}L${num(w + over)} ${num(over * 0.6)}`,
          color,
          h * 0.06,
          { cap: 'butt' },
        )
      )
    }
    case 'mono':
      return (
        polygon(
          [
            [-over, h * 0.02],
            [-over, -h * 0.07],
            [w + over, -h * 0.26],
            [w + over, -h * 0.17],
          ],
          color,
        ) +
        polygon(
          [
            [0, 0],
            [0, h * -0.005],
            [w, -h * 0.18],
            [w, 0],
          ],
          mix(wall, '#20141c', 0.35),
        ) +
        repeat(8, (i) =>
          rect(
            (w * (i + 0.4)) / 8,
            -h * 0.012 - (h * 0.165 * i) / 8,
            w * 0.06,
            (h * 0.12 * i) / 8,
            lighter(wall, 0.2),
            { opacity: 0.6 },
          ),
        )
      )
    case 'thatch': {
      const rise = Math.min(h * 0.62, w * 0.36)
      const d = `M${num(-over * 1.6)} ${num(h * 0.07)}Q${num(w * 0.2)} ${num(-rise * 0.5)} ${num(w * 0.34)} ${num(-rise)}Q${num(w / 2)} ${num(-rise * 1.1)} ${num(w * 0.66)} ${num(-rise)}Q${num(w * 0.8)} ${num(-rise * 0.5)} ${num(w + over * 1.6)} ${num(h * 0.07)}Q${num(w / 2)} ${num(h * 0.13)} ${num(-over * 1.6)} ${num(h * 0.07)}Z`
      return s.clip(
        d,
        path(
          d,
          s.linearGradient([
            [0, lighter(color, 0.2)],
            [1, darker(color, 0.25)],
          ]),
        ) +
          repeat(44, (i) =>
            stroke(
              `M${num(w * (0.34 + 0.32 * (i / 43)))} ${num(-rise * 1.05)}L${num(-over * 1.6 + (w + over * 3.2) * (i / 43))} ${num(h * 0.12)}`,
              i % 2 === 0 ? darker(color, 0.3) : lighter(color, 0.2),
              2.4,
              { opacity: 0.6 },
            ),
          ) +
          repeat(3, (i) =>
            stroke(
              `M${num(-over * 2)} ${num(-rise * (0.66 - i * 0.3))}Q${num(w / 2)} ${num(-rise * (0.5 - i * 0.3))} ${num(w + over * 2)} ${num(-rise * (0.66 - i * 0.3))}`,
              darker(color, 0.45),
              5,
              { opacity: 0.5 },
            ),
          ),
      )
    }
    case 'pergola':
      return (
        rect(-4, -h * 0.035, w + 8, h * 0.05, lighter(wall, 0.1)) +
        repeat(5, (i) => rect(w * (0.04 + i * 0.225), -h * 0.36, w * 0.022, h * 0.33, color)) +
        rect(-over, -h * 0.4, w + over * 2, h * 0.035, color) +
        repeat(15, (i) =>
          rect(
            -over + ((w + over * 2) * i) / 15,
            -h * 0.435,
            w * 0.018,
            h * 0.06,
            darker(color, 0.2),
          ),
        )
      )
    case 'vault':
      return (
        path(
          `M${num(-over * 0.4)} 4C${num(-over * 0.2)} ${num(-h * 0.5)} ${num(w + over * 0.2)} ${num(-h * 0.5)} ${num(w + over * 0.4)} 4Z`,
          s.linearGradient(
            [
              [0, lighter(color, 0.25)],
              [1, color],
            ],
            0.2,
            0,
            0.9,
            1,
          ),
        ) +
        path(
          `M${num(w * 0.3)} 4C${num(w * 0.34)} ${num(-h * 0.2)} ${num(w * 0.66)} ${num(-h * 0.2)} ${num(w * 0.7)} 4Z`,
          darker(wall, 0.5),
        )
      )
    case 'butterfly':
      return (
        polygon(
          [
            [0, 2],
            [0, -h * 0.13],
            [w * 0.5, 0],
            [w, -h * 0.2],
            [w, 2],
          ],
          wall,
        ) +
        path(
          `M${num(-over)} ${num(-h * 0.17)}L${num(w * 0.48)} ${num(-h * 0.015)}L${num(w + over)} ${num(-h * 0.25)}V${num(-h * 0.19)}L${num(w * 0.48)} ${num(h * 0.05)}L${num(-over)} ${num(-h * 0.11)}Z`,
          color,
        )
      )
  }
}
