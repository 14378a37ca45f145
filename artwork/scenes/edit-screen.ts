import type { Palette } from '../palettes'
import { canoe, stiltHouse } from '../parts/stilt-village'
import { cycle, repeat } from '../random'
import { circle, place, rect, rectPath, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** The picture on the screen: stilt houses at sunset, and the list of clips beside it. */
export function skyMotif(s: SvgCanvas, p: Palette): string {
  const [x, y, w, h] = [-336, -484, 440, 240]
  return (
    s.clip(
      rectPath(x, y, w, h),
      rect(
        x,
        y,
        w,
        h,
        s.linearGradient([
          [0, '#7a3f8f'],
          [0.45, '#f0825a'],
          [0.62, '#ffcf88'],
          [0.63, '#c9748a'],
          [1, '#3a2a72'],
        ]),
      ) +
        circle(-180, -344, 44, '#fff0c2') +
        stiltHouse(s, {
          x: -20,
          y: -316,
          w: 130,
          wall: '#8a4a4a',
          roof: '#3a2a5e',
          lamp: p.lamp,
          porch: false,
        }) +
        place(canoe(150, '#1e1a4a', cycle(p.accents, 1)), -210, -276) +
        repeat(6, (i) =>
          stroke(`M${-300 + i * 60} ${-300 + (i % 3) * 16}h36`, '#ffe6ae', 3, { opacity: 0.6 }),
        ),
    ) +
    repeat(6, (i) =>
      rect(
        124 + (i % 2) * 108,
        -484 + Math.floor(i / 2) * 82,
        98,
        68,
        cycle(['#d9572f', '#3064e8', '#f2a03a', '#7a3ff2', '#2f7f6f', '#c65a37'], i),
        { r: 5, opacity: 0.85 },
      ),
    )
  )
}
