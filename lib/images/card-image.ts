import type { BackendPicture } from '@/lib/backend/picture'
import { type PictureInput, pictureProps } from './picture-props'

/** The attributes of the `<img>` of a card, as plain data that may be sent to the browser. */
export type CardImage = Omit<ReturnType<typeof pictureProps>, 'className'>

/**
 * The picture of a card, in its layout size.
 * @returns undefined without one: the card shows a placeholder
 */
export function cardImage(
  picture: BackendPicture | undefined,
  box: Pick<PictureInput, 'width' | 'height' | 'sizes'>,
): CardImage | undefined {
  return picture && pictureProps({ ...box, src: picture, alt: '' })
}
