import { imageSizeFromFile } from 'image-size/fromFile'
import sharp from 'sharp'
import { isDecodable } from '../../contract/picture-limits.mjs'

/**
 * `node store-picture.mjs SOURCE TARGET [webp]` makes what is stored: upright, in sRGB, without metadata, in the same
 * format, or of the first picture a WebP.
 */
const [source = '', target = '', format = ''] = process.argv.slice(2)
// libvips opens none with a side that is too long.
const stated = await imageSizeFromFile(source).catch(() => undefined)
if (stated && !isDecodable(stated)) throw new Error('too many pixels')
const options = { limitInputPixels: false, animated: format === '' }
const { width, height, pages = 1 } = await sharp(source, { limitInputPixels: false }).metadata()
// Of an animated one libvips puts all pictures one below the other.
if (!isDecodable({ width, height: height * (options.animated ? pages : 1) }))
  throw new Error('too many pixels')
const stored = sharp(source, options)
  .autoOrient()
  .resize(2400, 2400, { fit: 'inside', withoutEnlargement: true })
await (format === 'webp' ? stored.webp({ quality: 90 }) : stored).toFile(target)
