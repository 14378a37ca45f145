import { Rng } from './random'
import { num } from './shapes'

/** One stop of a gradient; the offset is a share from 0 to 1. */
export type GradientStop = readonly [offset: number, color: string, opacity?: number]

const stopElements = (stops: readonly GradientStop[]) =>
  stops
    .map(([offset, color, opacity = 1]) => {
      const alpha = opacity === 1 ? '' : ` stop-opacity="${num(opacity, 3)}"`
      return `<stop offset="${num(offset, 3)}" stop-color="${color}"${alpha}/>`
    })
    .join('')

/** An SVG document under construction: its size, random number generator and shared definitions. */
export class SvgCanvas {
  readonly rng: Rng
  /** One thousandth of the shorter side, in pixels; many lengths in scenes are multiples of it. */
  readonly unit: number
  private readonly definitions: string[]
  private readonly references: Map<string, string>

  constructor(
    readonly w: number,
    readonly h: number,
    seed: string,
    whole?: SvgCanvas,
  ) {
    this.rng = whole?.rng ?? new Rng(seed)
    this.definitions = whole?.definitions ?? []
    this.references = whole?.references ?? new Map<string, string>()
    this.unit = Math.min(w, h) / 1000
  }

  /** The canvas of a part of the document: another height, the same definitions and numbers. */
  part(h: number): SvgCanvas {
    return new SvgCanvas(this.w, h, '', this)
  }

  /** Adds a definition to `<defs>`, once per content, and returns a `url(#id)` reference to it. */
  define(make: (id: string) => string): string {
    const key = make('ID')
    const existing = this.references.get(key)
    if (existing !== undefined) return existing
    const id = `d${this.references.size}`
    this.definitions.push(make(id))
    const reference = `url(#${id})`
    this.references.set(key, reference)
    return reference
  }

  /** A linear gradient in the bounding box of the shape; vertical by default. */
  linearGradient(stops: readonly GradientStop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${num(x1, 3)}" y1="${num(y1, 3)}" x2="${num(x2, 3)}" y2="${num(y2, 3)}">${stopElements(stops)}</linearGradient>`,
    )
  }

  /** A radial gradient in user space. */
  radialGradient(cx: number, cy: number, r: number, stops: readonly GradientStop[]): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${stopElements(stops)}</radialGradient>`,
    )
  }

  /** A radial gradient in the bounding box of the shape. */
  boxRadialGradient(stops: readonly GradientStop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${num(cx, 3)}" cy="${num(cy, 3)}" r="${num(r, 3)}">${stopElements(stops)}</radialGradient>`,
    )
  }

  pattern(width: number, height: number, transform: string, content: string): string {
    return this.define(
      (id) =>
        `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${num(width)}" height="${num(height)}" patternTransform="${transform}">${content}</pattern>`,
    )
  }

  /** Content clipped by path data. */
  clip(d: string, content: string): string {
    const clip = this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return `<g clip-path="${clip}">${content}</g>`
  }

  /** Content under a luminance mask (white shows, black hides). */
  mask(mask: string, content: string): string {
    const reference = this.define(
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${this.w}" height="${this.h}">${mask}</mask>`,
    )
    return `<g mask="${reference}">${content}</g>`
  }

  blur(radius: number, content: string): string {
    const filter = this.define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${num(radius)}"/></filter>`,
    )
    return `<g filter="${filter}">${content}</g>`
  }

  svg(body: string): string {
    const size = `width="${this.w}" height="${this.h}" viewBox="0 0 ${this.w} ${this.h}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.definitions.join('')}</defs>${body}</svg>`
  }
}
