declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>
  }
  /** Reduces a font to the glyphs of `text`, and its variation axes to the given ranges. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
