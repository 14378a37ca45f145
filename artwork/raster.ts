import sharp from 'sharp'
import { applyPostEffects } from './post-effects'

/** Lowest JPEG quality; a picture that is still over its budget at it is saved all the same. */
const minQuality = 46
const maxQuality = 77

/** The raw RGB pixels (3 bytes each) of an SVG document, with the post effects applied. */
export async function renderSvg(svg: string, w: number, h: number): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#000000' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  applyPostEffects(pixels, w, h)
  return pixels
}

/** Raw RGB pixels as a JPEG, at the best quality that stays within the budget in bytes. */
export async function encodeJpeg(
  pixels: Buffer,
  w: number,
  h: number,
  maxBytes: number,
): Promise<Buffer> {
  let quality = maxQuality
  for (;;) {
    const jpeg = await sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
      .jpeg({ mozjpeg: true, quality })
      .toBuffer()
    if (jpeg.length <= maxBytes || quality <= minQuality) return jpeg
    const over = jpeg.length / maxBytes
    quality = Math.max(minQuality, Math.floor(quality - Math.max(4, (over - 1) * 34)))
  }
}
