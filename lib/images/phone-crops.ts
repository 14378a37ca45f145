/**
 * The pictures that phones held upright get as a crop: the heroes, whose box is upright there, so
 * that half of the picture would be loaded and not seen. By name, with the horizontal focus of the
 * crop in percent: that of `object-position` on narrow screens, so the same part is visible.
 */
const focus: Readonly<Record<string, number>> = {
  'hero/accueil': 66,
  'hero/beaute': 68,
  'hero/immobilier': 76,
  'hero/medias': 66,
  'hero/voyage': 50,
}

/** Which screens get the crops: phones held upright. A media query. */
export const phoneMedia = '(max-width: 479px) and (orientation: portrait)'

/** The part of a picture's width that its crop keeps; the height is whole. */
const widthPart = 0.5

/** A crop in pixels: its left edge and its width. */
export type PhoneCrop = { left: number; width: number }

/**
 * The crop of a picture, or of a film with the same name, for phones.
 * @param name such as `hero/accueil`
 * @param pictureWidth in pixels
 * @returns undefined for a picture that phones get whole
 */
export function phoneCropOf(name: string, pictureWidth: number): PhoneCrop | undefined {
  const percent = focus[name]
  if (percent === undefined) return undefined
  const width = Math.round(pictureWidth * widthPart)
  return { left: Math.round(((pictureWidth - width) * percent) / 100), width }
}
