import { darker, lighter } from '../color'
import { ellipse } from '../shapes'
import type { SvgCanvas } from '../svg-canvas'

/** A horizontal gradient that shades a round vessel, lit from the left. */
export const roundGradient = (s: SvgCanvas, color: string) =>
  s.linearGradient(
    [
      [0, lighter(color, 0.42)],
      [0.32, color],
      [1, darker(color, 0.5)],
    ],
    0,
    0,
    1,
    0.15,
  )

/** The shadow of a vessel on its table. */
export const vesselShadow = (x: number, y: number, w: number, opacity = 0.32) =>
  ellipse(x + w * 0.14, y, w * 0.62, w * 0.075, '#22100c', { opacity })
