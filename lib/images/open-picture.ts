import 'server-only'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { isDecodable } from '@/contract/picture-limits.mjs'

/**
 * A picture to be decoded, with what its header says.
 * @throws Error for what is no picture, and before anything is decoded for one with too many pixels
 */
export async function openPicture(bytes: Buffer): Promise<{ picture: Sharp; metadata: Metadata }> {
  const picture = sharp(bytes)
  const metadata = await picture.metadata()
  const { width, height } = metadata
  if (!isDecodable(metadata)) throw new Error(`${width} × ${height} pixels are too many.`)
  return { picture, metadata }
}
