import { cycle, repeat } from '../random'
import { circle, ellipse, group, path, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A mask made of geometric shapes, 400 by 560 units around the origin. */
export function carvedMask(
  s: SvgCanvas,
  colors: readonly string[],
  band: string,
  side: string,
): string {
  const c = (i: number) => cycle(colors, i)
  const face =
    'M-130 -150C-120 -230 120 -230 130 -150C150 -20 110 150 0 250C-110 150 -150 -20 -130 -150Z'
  const crest = repeat(11, (i) =>
    group(
      path('M-22 0L0 -190L22 0Z', c(i)) +
        path('M-10 -40L0 -120L10 -40Z', c(i + 2)) +
        circle(0, -196, 10, c(i + 1)),
      `rotate(${(i - 5) * 15}) translate(0 -170)`,
    ),
  )
  const cheeks = [-1, 1]
    .map((k) =>
      repeat(3, (i) =>
        stroke(`M${k * (42 + i * 22)} ${18 + i * 4}q${k * 12} 40 ${k * -6} 80`, c(1 + i), 9),
      ),
    )
    .join('')
  const eyes = [-1, 1]
    .map(
      (k) =>
        path(
          `M${k * 24} -56Q${k * 64} -96 ${k * 108} -58Q${k * 64} -30 ${k * 24} -56Z`,
          '#fff1d8',
        ) +
        ellipse(k * 66, -60, 30, 11, '#170c1c') +
        stroke(`M${k * 18} -78Q${k * 64} -126 ${k * 116} -80`, c(4), 11),
    )
    .join('')
  return (
    crest +
    circle(0, -40, 190, 'none', { stroke: c(3), width: 16 }) +
    repeat(28, (i) =>
      group(
        polygon(
          [
            [-10, 0],
            [0, -26],
            [10, 0],
          ],
          c(2),
        ),
        `translate(0 -40) rotate(${(i * 360) / 28}) translate(0 -198)`,
      ),
    ) +
    s.clip(
      face,
      path(face, c(0)) +
        rect(-160, -230, 320, 76, band) +
        rect(0, -240, 200, 520, '#120818', { opacity: 0.2 }) +
        path('M-26 -150H26L34 60Q0 90 -34 60Z', side) +
        path('M0 -150H26L34 60Q18 76 0 78Z', '#120818', { opacity: 0.25 }) +
        cheeks +
        eyes +
        path('M-54 130Q0 100 54 130Q0 190 -54 130Z', c(2)) +
        stroke('M-54 132Q0 142 54 132', '#170c1c', 7) +
        repeat(5, (i) =>
          polygon(
            [
              [-20 + i * 10, 190],
              [-15 + i * 10, 206],
              [-10 + i * 10, 190],
            ],
            c(4),
          ),
        ),
    ) +
    path(face, 'none', { stroke: c(4), width: 9 })
  )
}
