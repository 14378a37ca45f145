import type { BackendPicture } from '@/lib/backend/picture'
import { type PictureInput, pictureProps } from './picture-props'

/** The attributes of the `<img>` of a card, as plain data that may be sent to the browser. */
export type CardImage = ReturnType<typeof pictureProps>

/**
 * The picture of a card, in its layout size.
 * @returns undefined without one: the card shows a placeholder
 */
export function cardImage(
  picture: BackendPicture | undefined,
  box: Pick<PictureInput, 'width' | 'height' | 'sizes'>,
): CardImage | undefined {
  return picture && pictureProps({ ...box, ...focalClass(picture), src: picture, alt: '' })
}

/**
 * The class that keeps the focal point of a picture in sight where its box crops it, to 25 percent. A style
 * attribute would be a hash in the page's Content-Security-Policy for each point; the classes are listed in
 * `app/globals.css`.
 */
export function focalClass({ focalPoint }: BackendPicture): Pick<PictureInput, 'className'> {
  if (!focalPoint) return {}
  const onGrid = (percent: number) => Math.round(percent / 25) * 25
  return { className: `object-[${onGrid(focalPoint.x)}%_${onGrid(focalPoint.y)}%]` }
}
