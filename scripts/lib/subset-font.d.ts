declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>
  }
  /** Keeps the glyphs of `text` in a font, and the part of its axes that is asked for. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
