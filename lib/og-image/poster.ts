import type { CSSProperties } from 'react'
import sharp from 'sharp'
import { colours } from '@/lib/site/colours'
import { type OgImage, posterRatio, posterWidths, storyRatio } from './address'
import { encodeJpeg } from './drawing'
import * as ornaments from './ornaments'
import { box, drawableText, fitTitle, fontFamily, titleBox, toSvg } from './text-fitting'

type PosterParts = Omit<OgImage, 'path' | 'version' | 'picture' | 'playable'>

const width = posterWidths.affiche
const height = width * posterRatio
/** Where the sky ends and the border at the bottom starts, in pixels; the field is between them. */
const horizon = 640
const borderScale = 4
const bottom = height - ornaments.borderHeight * borderScale
const margin = 68
const column = width - 2 * margin
/** Above and below the text of the field; of a line of day or place, and characters that it holds. */
const padding = 66
const lineHeight = 58
const lineCharacters = 38

/** Pairs of a field and a sky, so that posters beside each other differ. */
const grounds = [
  [colours.indigo, colours.brandDeep],
  [colours.hibiscus, colours.terracotta],
  [colours.night, colours.lagoon],
] as const

/**
 * Draws a poster to print: a sun over a field with the title, the day and hour, and the place.
 * @param parts whose `eyebrow`, if any, is stamped on the sky, such as «Annulé»
 * @param target its width in pixels
 * @returns a JPEG
 */
export async function drawPoster(parts: PosterParts, target: number): Promise<Buffer> {
  const id = 'id' in parts.key ? parts.key.id : ''
  const sum = Array.from(id, (it) => it.charCodeAt(0)).reduce((total, it) => total + it, 0)
  const [ground, sky] = grounds[sum % 3] ?? grounds[0]
  const theme = { ...ornaments.themes[parts.area], ground, deep: sky }
  // A story has more sky above and more ground below, where its apps lay their own controls.
  const top = parts.key.kind === 'story' ? (width * storyRatio - height) / 2 : 0
  const whole = { width, height: height + 2 * top }
  const drawing = `<g transform="translate(0 ${top})">${shapes(theme, top)}</g>`
  const canvas = sharp({ create: { ...whole, background: sky, channels: 3 } }).composite([
    { input: ornaments.svgDocument(whole.width, whole.height, drawing), left: 0, top: 0 },
    { input: await textLayer(parts, theme), left: 0, top },
  ])
  // A resize of its own: in one pipeline it would come before the layers.
  const drawn = sharp(await canvas.png({ compressionLevel: 1 }).toBuffer()).resize(target)
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  return encodeJpeg(data, info)
}

/** Beams and the sun of the share images above the field with its toothed edge; the woven border, and ground below it. */
function shapes(theme: ornaments.Theme, below: number): string {
  const { ground, bright, text } = theme
  const [x, y] = ornaments.rising
  const beam = `<path d="M0 0 1200-58V58z" fill="${text}" fill-opacity=".07"/>`
  const teeth = (left: number, tip: number, fill: string) =>
    Array.from({ length: 19 }, (_, index) => {
      const tooth = ornaments.triangle(0, tip, 30, fill)
      return ornaments.turned([left + index * 60, horizon + 2], 90, tooth)
    })
  return [
    ...Array.from({ length: 12 }, (_, index) =>
      ornaments.turned([width / 2, horizon], 7.5 + index * 15, beam),
    ),
    `<g transform="translate(${width / 2} ${horizon}) scale(1.16) translate(${-x} ${-y})">${ornaments.risingSun(theme)}</g>`,
    ...teeth(0, 28, bright),
    ...teeth(30, 44, ground),
    `<rect y="${horizon}" width="${width}" height="${height - horizon + below}" fill="${ground}"/>`,
    ornaments.border(theme, { top: bottom / borderScale, width, scale: borderScale }),
    ornaments.brandMark([width - margin - 72, 54], text, 1.5),
  ].join('')
}

async function textLayer(parts: PosterParts, theme: ornaments.Theme): Promise<Buffer> {
  const [name = '', title = '', state = '', when = '', place = ''] = [
    ...[parts.productName, parts.title, parts.eyebrow, parts.detail, parts.place],
  ].map((text) => drawableText(text ?? ''))
  const below = [when, place].filter(Boolean).reduce((total, line) => {
    return total + (line.length > lineCharacters ? 2 : 1) * lineHeight + 20
  }, 0)
  const fitted = await fitTitle(title || name, column, bottom - horizon - 2 * padding - below)
  const line = (text: string, fontWeight: 500 | 700, color: string) =>
    text ? [box({ ...lineStyle, fontWeight, color }, text)] : []
  const element = box(
    { width: '100%', height: '100%', fontFamily, fontWeight: 700, color: theme.text },
    box(nameStyle, name),
    ...(state
      ? [box({ ...stampStyle, background: theme.bright }, state.toLocaleUpperCase('fr'))]
      : []),
    box(
      fieldStyle,
      titleBox(fitted, theme.text),
      ...line(when, 700, theme.bright),
      ...line(place, 500, theme.text),
    ),
  )
  return toSvg(element, width, height)
}

const absolute = { position: 'absolute', left: margin, width: column } as const
const lineStyle = { display: 'block', fontSize: 46, lineHeight: 1.2, lineClamp: 2, marginTop: 20 }
/** Beside the brand mark, at the right: cards have the day of the event at the left. */
const nameStyle: CSSProperties = {
  ...{ ...absolute, top: 57, width: column - 90, justifyContent: 'flex-end' },
  ...{ fontSize: 44, letterSpacing: -0.7 },
}
const fieldStyle: CSSProperties = {
  ...{ ...absolute, top: horizon, height: bottom - horizon },
  ...{ flexDirection: 'column', justifyContent: 'center' },
}
/** A word across the sky. */
const stampStyle: CSSProperties = {
  ...{ ...absolute, top: 250, justifyContent: 'center', padding: '14px 0 20px' },
  ...{ transform: 'rotate(-5deg)', fontSize: 96, letterSpacing: 4, color: colours.night },
}
