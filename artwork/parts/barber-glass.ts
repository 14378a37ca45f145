import { darker, lighter } from '../color'
import { ellipse, group, path, place, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { comb } from './barber-tools'
import { roundGradient } from './vessel-shading'

const moustache =
  'M0 -6C8 -18 26 -18 36 -6C42 2 52 2 58 -6C56 12 38 20 22 14C12 10 4 6 0 2C-4 6 -12 10 -22 14C-38 20 -56 12 -58 -6C-52 2 -42 2 -36 -6C-26 -18 -8 -18 0 -6Z'

/** A bottle of tonic, 350 high, with a moustache on its label; the origin is its base. */
export function tonicBottle(s: SvgCanvas, glass: string, label: string): string {
  const d =
    'M-22 -282C-22 -256 -66 -252 -68 -206V-14C-68 -4 -60 0 -50 0H50C60 0 68 -4 68 -14V-206C66 -252 22 -256 22 -282Z'
  return (
    path(
      d,
      s.linearGradient(
        [
          [0, lighter(glass, 0.45)],
          [0.22, glass],
          [0.7, darker(glass, 0.18)],
          [1, darker(glass, 0.55)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    s.clip(d, rect(-70, -222, 140, 222, darker(glass, 0.3), { opacity: 0.45 })) +
    ellipse(0, -222, 61, 7, lighter(glass, 0.3), { opacity: 0.6 }) +
    s.clip(
      d,
      rect(-70, -176, 140, 126, label) +
        rect(-70, -168, 140, 4, darker(glass, 0.3)) +
        rect(-70, -62, 140, 4, darker(glass, 0.3)) +
        place(path(moustache, '#3a1c12'), 0, -118, 0.84) +
        stroke('M-26 -88H26', darker(glass, 0.3), 4) +
        stroke('M-14 -142H14', darker(glass, 0.3), 4) +
        rect(
          -70,
          -176,
          140,
          126,
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
        ),
    ) +
    stroke('M-52 -208V-24', '#ffffff', 8, { opacity: 0.5 }) +
    rect(-27, -300, 54, 22, roundGradient(s, '#2f1a16'), { r: 4 }) +
    path('M-16 -300L-10 -336C-9 -346 9 -346 10 -336L16 -300Z', roundGradient(s, '#2f1a16'))
  )
}

/** A glass jar of blue disinfectant with two combs, 340 high; the origin is its base. */
export function combJar(
  s: SvgCanvas,
  liquid: string,
  combColors: readonly [string, string],
): string {
  const jar = 'M-74 -206V-18C-74 -6 -66 0 -54 0H54C66 0 74 -6 74 -18V-206Z'
  const standing = (color: string, x: number, lean: number) =>
    place(comb(s, color), x, -166, 0.72, 0.72, 90 + lean)
  return (
    path(jar, lighter(liquid, 0.72), { opacity: 0.55 }) +
    standing(combColors[0], -16, -9) +
    standing(combColors[1], 26, 8) +
    s.clip(
      jar,
      rect(
        -76,
        -160,
        152,
        162,
        s.linearGradient(
          [
            [0, lighter(liquid, 0.4), 0.82],
            [0.4, liquid, 0.72],
            [1, darker(liquid, 0.5), 0.9],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
    ) +
    ellipse(0, -160, 74, 10, lighter(liquid, 0.5), { opacity: 0.75 }) +
    group(
      stroke('M-56 -186V-26', '#ffffff', 9, { opacity: 0.6 }) +
        stroke('M-38 -150V-90', '#ffffff', 5, { opacity: 0.4 }) +
        stroke('M60 -190V-24', '#0b3440', 8, { opacity: 0.25 }),
    ) +
    path(`M-78 -206A78 11 0 0 0 78 -206V-200A78 11 0 0 1 -78 -200Z`, '#ffffff', { opacity: 0.75 }) +
    ellipse(0, -206, 78, 11, 'none', { stroke: '#e8f6f6', width: 4, opacity: 0.8 })
  )
}
