import type { SvgCanvas } from '../svg-canvas'

/** Draws a picture; returns the content of its SVG document. */
export type Scene = (s: SvgCanvas) => string
