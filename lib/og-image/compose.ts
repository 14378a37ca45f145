import 'server-only'
import sharp from 'sharp'
import { colours } from '@/lib/site/colours'
import { encodeOgImage } from './encode'
import { ogImageHeight, ogImageWidth } from './format'
import { border, borderHeight, playIcon, risingSun, sunDisc } from './motif'
import type { OgImageSubject } from './subject'
import { drawing } from './svg'
import { themes } from './themes'
import { textLayer, type OgImageText } from './words'

/** What a card is made of: its words, and the bytes of its picture if there is one. */
export type OgImageParts = OgImageText &
  Pick<OgImageSubject, 'universe' | 'playable'> & { picture?: Buffer }

/** What is drawn of a picture at most, in pixels. */
const pixelsLimit = 60_000_000
/** Where the picture stands: from here to the right edge, above the hem; the sun covers its edge. */
const pictureLeft = 610

/**
 * Composes a card: the words on the brand's sun beside the picture, or beside the brand's motif when
 * there is no picture or it cannot be read.
 * @returns a JPEG of 1200 × 630 pixels and at most 290 KB
 */
export async function drawOgImage(parts: OgImageParts): Promise<Buffer> {
  const theme = themes[parts.universe]
  const [picture, { letters, sign }] = await Promise.all([
    parts.picture && cropped(parts.picture).catch(() => undefined),
    textLayer(parts, theme),
  ])
  const play = parts.playable ? playIcon(theme) : ''
  const shapes = (picture ? sunDisc(theme) + play : risingSun(theme)) + border(theme) + sign
  const ground = { width: ogImageWidth, height: ogImageHeight, background: theme.ground }
  const { data, info } = await sharp({ create: { ...ground, channels: 3 } })
    .composite([
      ...(picture ? [{ input: picture, left: pictureLeft, top: 0 }] : []),
      { input: drawing(ogImageWidth, ogImageHeight, shapes), left: 0, top: 0 },
      { input: letters, left: 0, top: 0 },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encodeOgImage(data, info)
}

/** The part of a picture that draws the eye, upright and of the size that the card has for it. */
async function cropped(picture: Buffer): Promise<Buffer> {
  const [width, height] = [ogImageWidth - pictureLeft, ogImageHeight - borderHeight]
  return sharp(picture, { limitInputPixels: pixelsLimit, autoOrient: true })
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: colours.white })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
