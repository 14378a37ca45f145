import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { openPicture } from '@/lib/images/open-picture'
import { colours } from '@/lib/site/colours'
import { type OgImage, ogImageHeight, ogImageMaxBytes, ogImageWidth } from './address'
import {
  border,
  borderHeight,
  brandMark,
  playIcon,
  risingSun,
  sunDisc,
  svgDocument,
  type Theme,
  themes,
} from './ornaments'
import { box, drawableText, fitTitle, fontFamily, titleBox, toSvg } from './text-fitting'

/** The input of a drawing: texts, and the bytes of the picture if there is one. */
export type OgImageParts = Omit<OgImage, 'key' | 'path' | 'version' | 'picture' | 'place'> & {
  picture?: Buffer
}

/** Left edge of the picture, which reaches to the right edge and down to the border. */
const pictureLeft = 610
/** Beside the teeth of the disc: the room of a whole picture, and its size at most. */
const wholeRoom = 464
const wholeBox = { width: 448, height: 560 }

/**
 * Draws a share image: the text on a disc beside the picture, or beside the brand's sun when there is
 * no picture or it cannot be decoded.
 * @returns a JPEG of 1200 × 630 pixels and at most 290 KB
 */
export async function drawOgImage(parts: OgImageParts): Promise<Buffer> {
  const theme = themes[parts.area]
  const [picture, { text, mark }] = await Promise.all([
    parts.picture && pictureBeside(parts.picture, parts.isWhole).catch(() => undefined),
    textLayer(parts, theme),
  ])
  const play = parts.playable ? playIcon(theme) : ''
  const shapes = (picture ? sunDisc(theme) + play : risingSun(theme)) + border(theme) + mark
  const background = { width: ogImageWidth, height: ogImageHeight, background: theme.ground }
  const { data, info } = await sharp({ create: { ...background, channels: 3 } })
    .composite([
      ...(picture ? [{ input: picture, left: pictureLeft, top: 0 }] : []),
      { input: svgDocument(ogImageWidth, ogImageHeight, shapes), left: 0, top: 0 },
      { input: text, left: 0, top: 0 },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encodeJpeg(data, info)
}

/**
 * The most salient part of a picture, with its EXIF orientation applied, at the size shown; or all of it
 * over that part, blurred.
 */
async function pictureBeside(bytes: Buffer, isWhole = false): Promise<Buffer> {
  const { picture } = await openPicture(bytes)
  const upright = picture.autoOrient().flatten({ background: colours.white })
  const png = (shown: Sharp) =>
    shown.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const [width, height] = [ogImageWidth - pictureLeft, ogImageHeight - borderHeight]
  const part = upright.clone().resize(width, height, { fit: 'cover', position: 'attention' })
  if (!isWhole) return (await png(part)).data
  const whole = await png(upright.resize({ ...wholeBox, fit: 'inside' }))
  const left = Math.round(width - (wholeRoom + whole.info.width) / 2)
  const top = Math.round((height - whole.info.height) / 2)
  const ground = part.blur(24).modulate({ brightness: 0.6 })
  return (await png(ground.composite([{ input: whole.data, left, top }]))).data
}

/** Layout of the text column, in pixels: the heights are subtracted from the room of the title. */
const margin = 64
const column = 540
const detailWidth = 556
const aboveTitle = 146
const belowTitle = 48
const eyebrowHeight = 46
const detailHeight = 106
/** Characters at most of a detail in larger type, such as a price. */
const shortDetail = 18

/**
 * The text of a share image as outlines: brand name at the top, eyebrow, title and detail at the
 * bottom. Characters that the font lacks are removed; a title without any other is replaced by the
 * brand name.
 * @returns an SVG of the image's size, and the brand mark as an SVG fragment
 */
async function textLayer(given: OgImageParts, theme: Theme) {
  const name = drawableText(given.productName)
  const eyebrow = drawableText(given.eyebrow)
  const title = drawableText(given.title)
  const detail = drawableText(given.detail ?? '')
  const beside = (eyebrow ? eyebrowHeight : 0) + (detail ? detailHeight : 0)
  const room = ogImageHeight - borderHeight - aboveTitle - belowTitle - beside
  const fitted = await fitTitle(title || name, column, room)
  const element = box(
    { width: '100%', height: '100%', fontFamily },
    brandName(title ? name : '', theme),
    box(
      { ...columnPlace, bottom: borderHeight + belowTitle, flexDirection: 'column' },
      ...(eyebrow ? [eyebrowLine(eyebrow, theme)] : []),
      titleBox(fitted, theme.text),
      ...(detail ? [detailLines(detail, theme)] : []),
    ),
  )
  const text = await toSvg(element, ogImageWidth, ogImageHeight)
  return { text, mark: brandMark([margin - 4, 47], theme.text, 1.4) }
}

const columnPlace = { position: 'absolute', left: margin, width: column } as const

function brandName(name: string, { text }: Theme) {
  const place = { position: 'absolute', left: margin + 82, top: 49 } as const
  return box({ ...place, fontSize: 40, fontWeight: 700, letterSpacing: -0.6, color: text }, name)
}

function eyebrowLine(eyebrow: string, theme: Theme) {
  const style = { fontSize: 25, fontWeight: 700, letterSpacing: 3, marginBottom: 16 }
  return box({ ...style, color: theme.eyebrow }, eyebrow.toLocaleUpperCase('fr'))
}

function detailLines(detail: string, { text }: Theme) {
  const [fontSize, fontWeight] = detail.length <= shortDetail ? [42, 700] : [30, 500]
  const style = {
    display: 'block',
    lineHeight: 1.25,
    lineClamp: 2,
    marginTop: 22,
    width: detailWidth,
  }
  return box({ ...style, fontSize, fontWeight, color: text }, detail)
}

/** From the best to the worst: drawings fit with the first, noise only with the last. */
const qualities = [86, 76, 66, 52, 38, 22, 8]

/** Raw pixels as the best JPEG within `ogImageMaxBytes`, without metadata. */
export async function encodeJpeg(pixels: Buffer, info: OutputInfo): Promise<Buffer> {
  const { width, height, channels } = info
  let jpeg: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    const chromaSubsampling = quality > 70 ? '4:4:4' : '4:2:0'
    jpeg = await sharp(pixels, { raw: { width, height, channels } })
      .jpeg({ quality, chromaSubsampling, mozjpeg: true })
      .toBuffer()
    if (jpeg.length <= ogImageMaxBytes) break
  }
  return jpeg
}
