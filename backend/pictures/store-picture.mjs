import { imageSizeFromFile } from 'image-size/fromFile'
import sharp from 'sharp'
import { isDecodable } from '../../contract/picture-limits.mjs'

/** `node store-picture.mjs SOURCE TARGET` makes what is stored: the same format, upright, in sRGB, without metadata. */
const [source = '', target = ''] = process.argv.slice(2)
// libvips opens none with a side that is too long.
const stated = await imageSizeFromFile(source).catch(() => undefined)
if (stated && !isDecodable(stated)) throw new Error('too many pixels')
const limitInputPixels = false
const { width, height, pages = 1 } = await sharp(source, { limitInputPixels }).metadata()
// Of an animated one libvips puts all pictures one below the other.
if (!isDecodable({ width, height: height * pages })) throw new Error('too many pixels')
await sharp(source, { animated: true, limitInputPixels })
  .autoOrient()
  .resize(2400, 2400, { fit: 'inside', withoutEnlargement: true })
  .toFile(target)
