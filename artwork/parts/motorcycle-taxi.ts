import { darker, lighter } from '../color'
import { repeat } from '../random'
import { circle, ellipse, group, num, path, rect, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import { pillionPassenger, taxiDriver } from './motorcycle-riders'

export type MotorcycleTaxiOptions = {
  x: number
  y: number
  /** Length of the motorcycle. */
  size: number
  flip?: boolean
  body: string
  shirt: string
  skin: string
  rim: string
  ink: string
  helmet: string
  /** The motorcycle stands without its driver; the helmet hangs on the handlebar. */
  parked?: boolean
  passenger?: { top: string; skirt: string; wrap: string }
  load?: readonly string[]
  lamp?: string
}

function wheel(x: number, ink: string, metal: string): string {
  return (
    circle(x, -86, 86, ink) +
    circle(x, -86, 62, '#000000', { opacity: 0.25 }) +
    circle(x, -86, 64, 'none', { stroke: metal, width: 7 }) +
    repeat(12, (i) =>
      stroke(
        `M${x} -86l${num(Math.cos((i * Math.PI) / 6) * 62)} ${num(Math.sin((i * Math.PI) / 6) * 62)}`,
        metal,
        2.4,
        { opacity: 0.7 },
      ),
    ) +
    circle(x, -86, 15, metal)
  )
}

/** A motorcycle taxi (zémidjan): the driver and an optional passenger or load. */
export function motorcycleTaxi(s: SvgCanvas, o: MotorcycleTaxiOptions): string {
  const metal = lighter(o.ink, 0.55)
  const dark = darker(o.body, 0.4)
  const machine =
    ellipse(10, 2, 380, 16, '#000000', { opacity: 0.28 }) +
    wheel(-250, o.ink, metal) +
    wheel(262, o.ink, metal) +
    stroke('M-250 -86L-80 -130L60 -110M-250 -86L-130 -230', metal, 14) +
    path('M-90 -190L80 -196L112 -96C90 -64 -20 -60 -64 -84Z', darker(o.ink, 0.1)) +
    circle(0, -124, 44, metal, { opacity: 0.8 }) +
    circle(0, -124, 28, o.ink) +
    stroke('M-20 -70L-290 -64', metal, 20) +
    stroke('M262 -86L186 -300L150 -372', metal, 16) +
    path('M186 -168C240 -196 320 -172 356 -104L336 -96C300 -150 250 -164 196 -150Z', o.body) +
    path(
      'M-330 -196C-296 -226 -240 -220 -190 -206L-120 -196L-150 -168C-220 -190 -280 -190 -338 -172Z',
      o.body,
    ) +
    path(
      'M-60 -268C-20 -318 110 -322 166 -276C176 -240 150 -214 110 -206L-40 -204C-64 -220 -70 -246 -60 -268Z',
      o.body,
    ) +
    path('M-46 -262C-10 -298 90 -304 140 -278C90 -282 0 -276 -46 -250Z', lighter(o.body, 0.5), {
      opacity: 0.7,
    }) +
    path(
      'M-320 -256C-300 -284 -80 -290 -40 -262C-44 -236 -60 -222 -80 -220L-290 -216C-320 -220 -330 -238 -320 -256Z',
      darker(o.ink, 0.2),
    ) +
    path('M176 -348C216 -356 240 -330 236 -300C226 -282 196 -280 180 -292Z', dark) +
    ellipse(228, -316, 14, 24, o.lamp ?? '#fff1c0') +
    (o.lamp === undefined
      ? ''
      : path(
          'M234 -330L760 -470L760 -60L234 -298Z',
          s.linearGradient(
            [
              [0, o.lamp, 0.55],
              [1, o.lamp, 0],
            ],
            0,
            0,
            1,
            0,
          ),
        )) +
    stroke('M150 -372L112 -398M150 -372L168 -410', metal, 11)
  const crew = { skin: o.skin, rim: o.rim, ink: o.ink }
  const driver = o.parked
    ? path(
        'M96 -398C84 -450 118 -496 166 -496C212 -494 236 -458 226 -416L190 -420C170 -404 140 -392 96 -398Z',
        o.helmet,
      ) + stroke('M110 -440C126 -476 180 -486 212 -460', lighter(o.helmet, 0.6), 7)
    : taxiDriver(s, { ...crew, shirt: o.shirt, helmet: o.helmet })
  const passenger =
    o.passenger === undefined ? '' : pillionPassenger(s, { ...crew, ...o.passenger })
  const load =
    o.load === undefined
      ? ''
      : o.load
          .map(
            (fill, i) =>
              rect(-320 + (i % 2) * 14, -316 - i * 62, 176 - (i % 2) * 20, 58, fill, { r: 10 }) +
              stroke(`M${-240} ${-316 - i * 62}v58`, o.ink, 5, { opacity: 0.5 }),
          )
          .join('')
  const k = o.size / 700
  return group(
    machine + load + passenger + driver,
    `translate(${num(o.x)} ${num(o.y)}) scale(${num(o.flip ? -k : k, 4)} ${num(k, 4)})`,
  )
}
