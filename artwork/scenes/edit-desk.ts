import { darker, lighter } from '../color'
import type { Palette } from '../palettes'
import { cycle, repeat } from '../random'
import { circle, ellipse, path, place, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { skyMotif } from './edit-screen'

/** A screen with a picture over the tracks of an edit; the origin is the middle of its foot. */
function screen(s: SvgCanvas, p: Palette): string {
  const track = (y: number, colors: readonly string[]) => {
    let x = -330
    let out = ''
    for (let i = 0; x < 300; i++) {
      const w = Math.min(s.rng.range(50, 150), 330 - x)
      out += rect(x, y, w - 6, 24, cycle(colors, i), { r: 4 })
      x += w
    }
    return out
  }
  return (
    ellipse(0, 6, 190, 14, '#120818', { opacity: 0.5 }) +
    path('M-90 0H90L60 -26H-60Z', '#2a2440') +
    rect(-22, -90, 44, 70, '#221c36') +
    rect(-372, -520, 744, 440, '#171229', { r: 18 }) +
    rect(-352, -500, 704, 400, '#26204a', { r: 8 }) +
    skyMotif(s, p) +
    repeat(3, (i) =>
      track(-216 + i * 34, [
        cycle(p.accents, i),
        lighter(cycle(p.accents, i), 0.3),
        cycle(p.accents, i + 2),
      ]),
    ) +
    stroke('M60 -232V-108', '#fff6e0', 4) +
    path('M50 -240H70L60 -224Z', '#fff6e0')
  )
}

/** A studio microphone on an arm that comes in from the right. */
const microphone = (p: Palette) =>
  stroke('M330 250L250 -60L40 -150', '#120d22', 17) +
  stroke('M330 250L250 -60L40 -150', '#6f6690', 5, { opacity: 0.7 }) +
  circle(250, -60, 15, '#2b2446') +
  rect(-42, -170, 84, 60, '#2b2446', { r: 10 }) +
  path('M-46 -112H46V40C46 74 -46 74 -46 40Z', '#3b3358') +
  repeat(9, (i) => stroke(`M-44 ${-96 + i * 16}H44`, '#8d84ad', 3, { opacity: 0.6 })) +
  stroke('M-36 -100V40', '#ffffff', 6, { opacity: 0.25 }) +
  rect(-46, -34, 92, 16, cycle(p.accents, 1))

/** Headphones that lie on the desk. */
const headphones = (color: string) =>
  ellipse(0, 8, 120, 14, '#120818', { opacity: 0.45 }) +
  stroke('M-84 -20C-84 -150 84 -150 84 -20', '#241d38', 20) +
  stroke('M-80 -60C-70 -128 70 -128 80 -60', '#8d84ad', 4, { opacity: 0.6 }) +
  rect(-116, -70, 50, 78, color, { r: 20 }) +
  rect(66, -70, 50, 78, darker(color, 0.25), { r: 20 })

/** What stands on the desk: screen, mixer, microphone, headphones; `desk` is the y of its edge. */
export function editDesk(s: SvgCanvas, p: Palette, desk: number): string {
  const k = Math.min(s.w, s.h) / 1000
  const faders = repeat(9, (i) => {
    const y = s.rng.range(-90, -50)
    return (
      stroke(`M${-190 + i * 42} -104V-30`, '#0e0a1c', 7) +
      rect(-202 + i * 42, y, 24, 15, cycle(p.accents, i), { r: 4 }) +
      circle(-190 + i * 42, -128, 9, lighter(cycle(p.accents, i + 1), 0.2))
    )
  })
  return (
    place(screen(s, p), s.w * 0.43, desk + 30 * k, k * 0.9) +
    place(
      path('M-230 -150H210L250 0H-260Z', '#2a2342') +
        path('M-260 0H250V22H-260Z', '#171229') +
        faders,
      s.w * 0.47,
      s.h * 0.965,
      k,
    ) +
    place(headphones(cycle(p.accents, 0)), s.w * 0.12, s.h * 0.89, k) +
    place(
      path('M-150 0L-110 -60H150L190 0Z', '#fbf0d8') +
        path('M-110 -60L0 -66L20 -4L-150 0Z', '#f3e2c0') +
        repeat(4, (i) => stroke(`M-90 ${-50 + i * 13}H-20M40 ${-50 + i * 13}H130`, '#b08a60', 3)) +
        stroke('M96 -70L170 -10', cycle(p.accents, 2), 8),
      s.w * 0.25,
      s.h * 0.97,
      k * 0.9,
    ) +
    place(microphone(p), s.w * 0.69, s.h * 0.53, k) +
    rect(0, desk - 4 * k, s.w, 8 * k, lighter('#a9683c', 0.2), { opacity: 0.5 })
  )
}
