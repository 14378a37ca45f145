import { lighter } from '../color'
import { group, num, path, stroke } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'
import type { FaceKind } from './facial-features'
import type { MotorcycleColors } from './motorcycle'
import { gripAndPeg, handlebar, motorcycle } from './motorcycle'
import { pillionPassenger } from './motorcycle-passenger'
import { driverFarArm, taxiDriver } from './motorcycle-riders'

export type MotorcycleTaxiOptions = MotorcycleColors & {
  x: number
  y: number
  /** Length of the motorcycle. */
  size: number
  flip?: boolean
  shirt: string
  skin: string
  rim: string
  helmet: string
  face?: FaceKind
  /** The motorcycle stands without its driver; the helmet hangs on the handlebar. */
  parked?: boolean
  passenger?: { top: string; skirt: string; wrap: string }
  load?: readonly string[]
}

/** Bundles on the rack, tied down with two rubber straps. */
function bundles(fills: readonly string[], ink: string): string {
  const bale = (fill: string, i: number) => {
    const [x, y, w] = [-318 + i * 7, -292 - i * 54, 178 - i * 14]
    const d = `M${x + 8} ${y}C${x - 8} ${y - 14} ${x - 8} ${y - 42} ${x + 8} ${y - 54}C${x + w * 0.3} ${y - 62} ${x + w * 0.7} ${y - 62} ${x + w - 8} ${y - 54}C${x + w + 8} ${y - 42} ${x + w + 8} ${y - 14} ${x + w - 8} ${y}C${x + w * 0.7} ${y + 5} ${x + w * 0.3} ${y + 5} ${x + 8} ${y}Z`
    return (
      path(d, fill) +
      stroke(
        `M${x + 10} ${y - 3}C${x + w * 0.3} ${y + 3} ${x + w * 0.7} ${y + 3} ${x + w - 10} ${y - 3}`,
        ink,
        7,
        { opacity: 0.4 },
      ) +
      stroke(
        `M${x + 16} ${y - 50}C${x + w * 0.3} ${y - 56} ${x + w * 0.7} ${y - 56} ${x + w - 16} ${y - 50}`,
        '#ffffff',
        4,
        { opacity: 0.4 },
      )
    )
  }
  const top = -292 - fills.length * 54
  return (
    fills.map(bale).join('') +
    stroke(`M-276 -270V${top - 2}M-206 -270V${top - 2}`, ink, 7, { opacity: 0.85 })
  )
}

/** The helmet of a parked motorcycle, on its handlebar. */
const hungHelmet = (helmet: string) =>
  path(
    'M64 -376C54 -430 88 -474 136 -474C182 -472 206 -436 194 -396L160 -398C140 -384 110 -370 64 -376Z',
    helmet,
  ) + stroke('M80 -416C94 -454 148 -464 178 -440', lighter(helmet, 0.6), 7)

const kickstand = stroke('M-20 -84L-70 -4M-84 -2H-58', '#4a4a52', 10)

/** A motorcycle taxi (zémidjan): the driver and an optional passenger or load. */
export function motorcycleTaxi(s: SvgCanvas, o: MotorcycleTaxiOptions): string {
  const driver = { ...o, face: o.face ?? 'soft' }
  const { passenger, ink, ...rider } = o
  const drawn =
    (o.parked ? kickstand : driverFarArm(s, driver)) +
    motorcycle(s, o) +
    handlebar(ink) +
    gripAndPeg(ink) +
    (o.load === undefined ? '' : bundles(o.load, ink)) +
    (o.parked ? hungHelmet(o.helmet) : taxiDriver(s, driver)) +
    (passenger === undefined ? '' : pillionPassenger(s, { ...rider, ink, ...passenger }))
  const k = o.size / 660
  return group(
    drawn,
    `translate(${num(o.x)} ${num(o.y)}) scale(${num(o.flip ? -k : k, 4)} ${num(k, 4)})`,
  )
}
