import { darker, lighter, mix } from '../color'
import type { Palette } from '../palettes'
import { accentCloth } from '../parts/cloth'
import { pendantLamp, pottedPlant } from '../parts/decor'
import { palm } from '../parts/palm'
import { shelves } from '../parts/room-fixtures'
import { stars } from '../parts/sky'
import { townBlocks } from '../parts/town'
import { sunGlitter, water } from '../parts/water'
import { cycle, repeat } from '../random'
import { circle, ellipse, group, num, path, place, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { editDesk } from './edit-desk'
import type { Scene } from './scene'
import { skyWithSun } from './sky-with-sun'

/** The window of the room: the lagoon of Cotonou and the lights of the other shore. */
function nightWindow(s: SvgCanvas, p: Palette): string {
  const [x, y, w, h] = [s.w * 0.27, s.h * 0.05, s.w * 0.66, s.h * 0.56]
  const d = `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`
  const frame = mix(p.near, '#7a4a30', 0.5)
  return (
    s.clip(
      d,
      skyWithSun(s, p, { x: 0.8, y: 0.14, r: 0.06, style: 'moon', horizon: 0.34 }) +
        stars(s, 70, s.h * 0.36, '#ffffff') +
        townBlocks(
          s,
          s.h * 0.35,
          s.h * 0.05,
          s.h * 0.15,
          lighter(p.mid, 0.08),
          p.lamp,
          0.45,
          0.25,
          0.95,
        ) +
        water(s, p, s.h * 0.35, s.h * 0.66) +
        sunGlitter(s, s.w * 0.78, s.h * 0.35, s.h * 0.6, s.w * 0.03, p.sun) +
        repeat(9, (i) =>
          stroke(
            `M${num(x + w * (0.06 + i * 0.1))} ${num(s.h * 0.36)}v${num(s.h * s.rng.range(0.02, 0.07))}`,
            p.lamp,
            s.unit * 4,
            { opacity: 0.45 },
          ),
        ) +
        palm(s, {
          x: x + w * 0.05,
          y: y + h * 1.1,
          height: h * 0.92,
          lean: 0.12,
          trunk: p.near,
          leaf: [p.mid, p.near, p.near],
        }),
    ) +
    rect(x, y, w, h, 'none', { stroke: frame, width: s.unit * 20 }) +
    repeat(2, (i) => rect(x + (w * (i + 1)) / 3 - s.unit * 6, y, s.unit * 12, h, frame)) +
    rect(x - s.w * 0.015, y + h, w + s.w * 0.03, s.unit * 26, lighter(frame, 0.12))
  )
}

/** A radio and edit room at night: a desk with screens and a microphone in front of a window. */
export function editRoom(p: Palette): Scene {
  return (s) => {
    const m = Math.min(s.w, s.h)
    const wall = mix(p.sky[1], '#3a2a4c', 0.55)
    const desk = s.h * 0.78
    return (
      rect(
        0,
        0,
        s.w,
        s.h,
        s.linearGradient(
          [
            [0, lighter(wall, 0.06)],
            [1, darker(wall, 0.4)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      rect(
        0,
        0,
        s.w * 0.235,
        s.h,
        accentCloth(s, [wall, darker(wall, 0.2), lighter(wall, 0.1)], 'lozenge', m * 0.16),
        { opacity: 0.7 },
      ) +
      path(
        `M0 0H${s.w}V${s.h}H0Z`,
        s.radialGradient(s.w * 0.16, s.h * 0.16, m * 1.1, [
          [0, p.lamp, 0.4],
          [0.5, p.lamp, 0.06],
          [1, '#05041a', 0.32],
        ]),
      ) +
      nightWindow(s, p) +
      shelves(s, s.w * 0.03, s.h * 0.2, s.w * 0.2, s.h * 0.3, 2, '#8a5430', p.accents) +
      pendantLamp(s, s.w * 0.16, 0, s.h * 0.08, m * 0.2, '#c98a4c', p.lamp, 'dome') +
      pottedPlant(s, s.w * 0.95, desk + m * 0.03, m * 0.5, '#b0552f', p.leaf) +
      rect(
        0,
        desk,
        s.w,
        s.h - desk,
        s.linearGradient([
          [0, '#a9683c'],
          [0.2, '#7a4426'],
          [1, '#40202a'],
        ]),
      ) +
      repeat(5, (i) =>
        stroke(`M0 ${num(desk + m * (0.03 + i * 0.045))}H${s.w}`, '#2a1420', s.unit * 2, {
          opacity: 0.35,
        }),
      ) +
      editDesk(s, p, desk) +
      group(
        ellipse(0, 6, 70, 10, '#1c0c18', { opacity: 0.5 }) +
          path('M-50 -90H50L42 0H-42Z', cycle(p.accents, 2)) +
          stroke('M50 -76C84 -76 84 -24 46 -24', cycle(p.accents, 2), 13) +
          rect(-48, -62, 96, 20, accentCloth(s, p.accents, 'triangles', 20, 1)) +
          ellipse(0, -90, 50, 9, '#3a1a14'),
        `translate(${num(s.w * 0.83)} ${num(s.h * 0.9)}) scale(${num(m / 1000, 3)})`,
      ) +
      place(
        circle(0, 0, 5, p.lamp) +
          stroke('M-26 -60Q-10 -84 -22 -110M6 -66Q22 -90 8 -118', '#ffffff', 5, { opacity: 0.16 }),
        s.w * 0.83,
        s.h * 0.84,
        m / 1000,
      )
    )
  }
}
