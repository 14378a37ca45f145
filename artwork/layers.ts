import sharp from 'sharp'
import { SvgCanvas } from './svg-canvas'

/** One layer of an animated picture; `t` runs from 0 to 1 over one seamless loop. */
export type Layer = {
  name: string
  animated: boolean
  draw: (s: SvgCanvas, t: number) => string
}

/** An animated picture: its random seed and its layers, bottom first. */
export type LayeredScene = {
  seed: string
  layers: readonly Layer[]
}

/** Groups consecutive static layers, so that they are rasterized together. */
export function groupLayers(scene: LayeredScene): Layer[][] {
  const out: Layer[][] = []
  for (const layer of scene.layers) {
    const last = out[out.length - 1]
    if (last?.[0] !== undefined && !last[0].animated && !layer.animated) last.push(layer)
    else out.push([layer])
  }
  return out
}

/**
 * The SVG of layers at time `t`. Each layer has its own random seed, so that its shapes are the
 * same in every frame.
 */
export function layersSvg(
  layers: readonly Layer[],
  seed: string,
  w: number,
  h: number,
  t: number,
): Buffer {
  const documents = layers.map((layer) => {
    const canvas = new SvgCanvas(w, h, `${seed}/${layer.name}`)
    return canvas.svg(layer.draw(canvas, t))
  })
  const first = documents[0]
  if (first === undefined) throw new Error('No layer to draw')
  if (documents.length === 1) return Buffer.from(first)
  const prefixed = documents.map((svg, i) =>
    svg.replaceAll('id="d', `id="l${i}d`).replaceAll('url(#d', `url(#l${i}d`),
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${prefixed.join('')}</svg>`,
  )
}

/** Composites RGBA images of one size, bottom first, into raw RGB pixels. */
export async function compositeLayers(
  images: readonly Buffer[],
  w: number,
  h: number,
): Promise<Buffer> {
  const [first, ...rest] = images
  if (first === undefined) throw new Error('No image to composite')
  return sharp(first, { raw: { width: w, height: h, channels: 4 } })
    .composite(rest.map((input) => ({ input, raw: { width: w, height: h, channels: 4 } })))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Raw RGBA pixels of an SVG. */
export const rasterizeLayers = (svg: Buffer): Promise<Buffer> =>
  sharp(svg, { unlimited: true }).ensureAlpha().raw().toBuffer()
