import 'server-only'
import sharp, { type OutputInfo } from 'sharp'
import { ogImageMaxBytes } from './format'

/** From fine to coarse; drawn cards are content with the first, noise needs the last. */
const settings = [
  { quality: 86, chromaSubsampling: '4:4:4' },
  { quality: 76, chromaSubsampling: '4:4:4' },
  { quality: 66, chromaSubsampling: '4:2:0' },
  { quality: 52, chromaSubsampling: '4:2:0' },
  { quality: 38, chromaSubsampling: '4:2:0' },
  { quality: 22, chromaSubsampling: '4:2:0' },
  { quality: 8, chromaSubsampling: '4:2:0' },
] as const

/** The finest JPEG of some raw pixels that is no heavier than a card may be; without metadata. */
export async function encodeOgImage(pixels: Buffer, info: OutputInfo): Promise<Buffer> {
  const { width, height, channels } = info
  let jpeg: Buffer = Buffer.alloc(0)
  for (const setting of settings) {
    jpeg = await sharp(pixels, { raw: { width, height, channels } })
      .jpeg({ ...setting, mozjpeg: true })
      .toBuffer()
    if (jpeg.length <= ogImageMaxBytes) break
  }
  return jpeg
}
