import type { SvgCanvas } from '../svg-canvas'

export type Scene = (s: SvgCanvas) => string
