import { darker, lighter } from '../color'
import type { Palette } from '../palettes'
import { combJar, tonicBottle } from '../parts/barber-glass'
import { clippers, comb, scissors, shavingBrush } from '../parts/barber-tools'
import { cloth } from '../parts/cloth'
import { clothFolds } from '../parts/cloth-folds'
import { leafClump } from '../parts/leaves'
import { foldedTowels } from '../parts/spa'
import { repeat, times } from '../random'
import { circlePath, ellipse, group, num, path, place, polygon, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { roundMirror } from './room-walls'
import type { Scene } from './scene'

const [back, front] = [770, 1050]
const wood = '#8a5230'

/** A wall in two paints, darker below, with the light of a lamp from the upper right. */
function wall(s: SvgCanvas, p: Palette): string {
  const color = p.water[2]
  return (
    rect(
      0,
      0,
      960,
      back,
      s.linearGradient(
        [
          [0, lighter(color, 0.26)],
          [1, darker(color, 0.3)],
        ],
        0.9,
        0,
        0.1,
        1,
      ),
    ) +
    rect(0, 560, 960, back - 560, darker(color, 0.42), { opacity: 0.7 }) +
    rect(0, 552, 960, 12, p.wall[0])
  )
}

/** The opposite wall in the mirror: a window with a palm outside. */
function reflection(s: SvgCanvas, p: Palette, x: number, y: number, r: number): string {
  return s.clip(
    circlePath(x, y, r),
    rect(x - r, y - r, r * 2, r * 2, lighter(p.water[2], 0.42)) +
      rect(x - r * 0.5, y - r * 0.72, r * 1.06, r * 1.3, p.wall[0]) +
      rect(
        x - r * 0.43,
        y - r * 0.65,
        r * 0.92,
        r * 1.16,
        s.linearGradient([
          [0, p.sky[0]],
          [0.7, p.sky[2]],
          [1, p.sky[3]],
        ]),
      ) +
      s.clip(
        `M${num(x - r * 0.43)} ${num(y - r * 0.65)}h${num(r * 0.92)}v${num(r * 1.16)}h${num(-r * 0.92)}Z`,
        leafClump(s, x + r * 0.34, y + r * 0.6, r * 0.9, p.leaf, 8, 62),
      ) +
      stroke(`M${num(x + r * 0.03)} ${num(y - r * 0.65)}v${num(r * 1.16)}`, p.wall[0], r * 0.05, {
        cap: 'butt',
      }) +
      stroke(`M${num(x - r * 0.43)} ${num(y - r * 0.1)}h${num(r * 0.92)}`, p.wall[0], r * 0.04, {
        cap: 'butt',
      }) +
      polygon(
        [
          [x - r, y + r * 0.5],
          [x + r * 0.2, y - r],
          [x + r * 0.5, y - r],
          [x - r, y + r],
        ],
        '#ffffff',
        { opacity: 0.2 },
      ),
  )
}

/** The table, and a woven cloth that lies on it and hangs over its front edge. */
function table(s: SvgCanvas, p: Palette): string {
  const fill = (size: number) =>
    cloth(s, {
      kind: 'lozenge',
      colors: [p.wall[0], p.accents[2], p.accents[1], p.ink, p.accents[0]],
      size,
      x: 140,
      y: front,
    })
  const [left, right] = [150, 690]
  const hang = `M${left} ${front - 4}H${right}V1166C${right - 60} 1180 ${right - 110} 1154 ${right - 180} 1168S${left + 270} 1178 ${left + 200} 1164S${left + 60} 1178 ${left} 1164Z`
  const top = `M${left + 48} ${back + 44}H${right - 30}L${right} ${front}H${left}Z`
  return (
    rect(
      0,
      back,
      960,
      front - back,
      s.linearGradient([
        [0, lighter(wood, 0.06)],
        [1, lighter(wood, 0.3)],
      ]),
    ) +
    repeat(9, (i) =>
      stroke(
        `M0 ${num(back + 14 + i * i * 3.6)}Q480 ${num(back + 14 + i * i * 3.6 + s.rng.range(-6, 8))} 960 ${num(back + 14 + i * i * 3.6)}`,
        i % 2 === 0 ? darker(wood, 0.35) : lighter(wood, 0.4),
        2.4,
        { opacity: 0.35 },
      ),
    ) +
    rect(0, front, 960, 20, lighter(wood, 0.4)) +
    rect(
      0,
      front + 20,
      960,
      130,
      s.linearGradient([
        [0, darker(wood, 0.45)],
        [1, darker(wood, 0.62)],
      ]),
    ) +
    path(`M${left + 14} ${front}H${right + 26}L${right + 16} 1176H${left + 10}Z`, '#160a0c', {
      opacity: 0.35,
    }) +
    s.clip(
      top,
      group(
        rect(0, -560, 960, 580, fill(150)),
        `translate(0 ${front}) scale(1 0.5) translate(0 ${-front}) translate(0 ${front})`,
      ),
    ) +
    path(
      top,
      s.linearGradient([
        [0, '#0b2028', 0.32],
        [0.5, '#0b2028', 0],
        [1, '#fff3d8', 0.16],
      ]),
    ) +
    s.clip(
      hang,
      rect(0, front - 10, 960, 180, fill(150)) +
        clothFolds(
          s,
          fill(150),
          '#12060c',
          [0, front - 40, 960, 240],
          times(5, (i) => {
            const x = left + 44 + i * 102
            return {
              d: `M${x + 6} ${front}Q${x + 22} 1110 ${x - 4} 1180h54Q${x + 60} 1110 ${x + 34} ${front}Z`,
              shift: [-20, i % 2 === 0 ? 9 : -7],
              light: i % 2 === 0 ? -0.3 : 0.16,
            }
          }),
        ) +
        path(
          hang,
          s.linearGradient([
            [0, '#12060c', 0.1],
            [1, '#12060c', 0.42],
          ]),
        ),
    ) +
    stroke(`M${left} ${front}H${right}`, '#fff3d8', 5, { cap: 'butt', opacity: 0.5 }) +
    repeat(46, (i) =>
      stroke(`M${left + 6 + i * 11.6} 1166v${num(s.rng.range(22, 30))}`, p.wall[0], 4, {
        opacity: 0.9,
      }),
    )
  )
}

const shadow = (x: number, y: number, rx: number, ry: number) =>
  ellipse(x, y, rx, ry, '#140808', { opacity: 0.36 })

/** The tools of a barber on a table below a mirror; the drawing is 960 by 1200. */
export function barberTable(p: Palette): Scene {
  return (s) => {
    const standing =
      shadow(214, 846, 110, 15) +
      place(combJar(s, '#2f7fd0', ['#e8b25c', '#3a1a12']), 196, 850, 1.06) +
      shadow(388, 832, 96, 13) +
      place(tonicBottle(s, '#b9651f', '#fbeed4'), 372, 836, 1.02) +
      foldedTowels(s, 838, 850, 300, ['#f3e6d2', '#c8653f', '#f7efe2'], p.accents[0]) +
      shadow(668, 856, 92, 13) +
      place(clippers(s, '#23424f'), 650, 860, 1.02) +
      shadow(532, 868, 70, 11) +
      place(shavingBrush(s, '#8a2f22'), 520, 872, 0.94)
    const lying = (
      content: string,
      dark: string,
      x: number,
      y: number,
      rotation: number,
      k: number,
    ) =>
      place(place(dark, 0, 0, 1, 1, rotation), x + 8, y + 9, k, k * 0.62) +
      place(place(content, 0, 0, 1, 1, rotation), x, y, k, k * 0.62)
    const combShade = path('M-214 -20C-100 -44 100 -44 214 -20V40H-214Z', '#140808', {
      opacity: 0.34,
    })
    const scissorsShade = group(
      stroke('M62 -236L-58 176M-62 -236L58 176', '#140808', 22) +
        ellipse(-74, 206, 33, 46, 'none', { stroke: '#140808', width: 16 }) +
        ellipse(74, 206, 33, 46, 'none', { stroke: '#140808', width: 16 }),
      '',
      'opacity="0.32"',
    )
    return group(
      wall(s, p) +
        roundMirror(s, 480, 296, 214, p.accents[1], lighter(p.water[2], 0.45)) +
        reflection(s, p, 480, 296, 203) +
        table(s, p) +
        standing +
        lying(scissors(s), scissorsShade, 322, 946, 66, 0.76) +
        lying(comb(s, '#3a1a12'), combShade, 664, 972, -14, 0.9) +
        path(
          'M0 0H960V1200H0Z',
          s.radialGradient(760, 120, 1250, [
            [0, p.lamp, 0.26],
            [0.5, p.lamp, 0.03],
            [1, '#0c0a18', 0.34],
          ]),
        ),
      `scale(${num(s.w / 960, 4)} ${num(s.h / 1200, 4)})`,
    )
  }
}
