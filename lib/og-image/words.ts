import 'server-only'
import { settings } from '@/lib/site/settings'
import { drawableText } from './drawable-text'
import { fontFamily } from './fonts'
import { ogImageHeight, ogImageWidth } from './format'
import { box, fitTitle, toSvg, titleBox } from './text-fitting'
import { brandMark, borderHeight } from './motif'
import type { OgImageSubject } from './subject'
import type { Theme } from './themes'

/** The words' column, and the heights that the other lines take from the title's, in pixels. */
const margin = 64
const column = 540
const detailWidth = 556
const aboveTitle = 146
const belowTitle = 48
const eyebrowHeight = 46
const detailHeight = 106
/** A detail this short, such as a price, is set larger. */
const shortDetail = 18

export type OgImageText = Pick<OgImageSubject, 'eyebrow' | 'title' | 'detail'>

/**
 * The words of a card as outlines: the brand above, the eyebrow, title and detail below. What the
 * font cannot draw is left out; without a readable title the brand's name takes its place.
 * @returns a drawing of the whole card's size, and the sign beside the name as a piece of SVG
 */
export async function textLayer(
  words: OgImageText,
  theme: Theme,
): Promise<{ letters: Buffer; sign: string }> {
  const name = drawableText(settings.productName)
  const eyebrow = drawableText(words.eyebrow)
  const title = drawableText(words.title)
  const detail = drawableText(words.detail ?? '')
  const room =
    ogImageHeight -
    borderHeight -
    aboveTitle -
    belowTitle -
    (eyebrow ? eyebrowHeight : 0) -
    (detail ? detailHeight : 0)
  const fitted = await fitTitle(title || name, column, room)
  const element = box(
    { width: '100%', height: '100%', fontFamily },
    brandName(title ? name : '', theme),
    box(
      { ...at({ bottom: borderHeight + belowTitle }), width: column, flexDirection: 'column' },
      ...(eyebrow ? [eyebrowLine(eyebrow, theme)] : []),
      titleBox(fitted, theme.text),
      ...(detail ? [detailLines(detail, theme)] : []),
    ),
  )
  const letters = await toSvg(element, ogImageWidth, ogImageHeight)
  return { letters, sign: brandMark([margin - 4, 47], theme.text, 1.4) }
}

function at(place: { bottom: number } | { top: number }) {
  return { position: 'absolute', left: margin, ...place } as const
}

function brandName(name: string, { text }: Theme) {
  const place = { ...at({ top: 49 }), left: margin + 82 }
  return box({ ...place, fontSize: 40, fontWeight: 700, letterSpacing: -0.6, color: text }, name)
}

function eyebrowLine(eyebrow: string, theme: Theme) {
  const style = { fontSize: 25, fontWeight: 700, letterSpacing: 3, marginBottom: 16 }
  return box({ ...style, color: theme.eyebrow }, eyebrow.toLocaleUpperCase('fr'))
}

function detailLines(detail: string, { text }: Theme) {
  const size =
    detail.length <= shortDetail
      ? { fontSize: 42, fontWeight: 700 }
      : { fontSize: 30, fontWeight: 500 }
  const style = {
    display: 'block',
    lineHeight: 1.25,
    lineClamp: 2,
    marginTop: 22,
    color: text,
    width: detailWidth,
  }
  return box({ ...style, ...size }, detail)
}
