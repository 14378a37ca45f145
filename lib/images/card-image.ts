import { type PictureInput, pictureProps } from './picture-props'

/** The attributes of the `<img>` of a card, as plain data that may be sent to the browser. */
export type CardImage = Omit<ReturnType<typeof pictureProps>, 'className'>

/**
 * The picture of a card, in its layout size.
 * @param src its URL for the server
 * @returns undefined without one: the card shows a placeholder
 */
export function cardImage(
  src: string | undefined,
  box: Pick<PictureInput, 'width' | 'height' | 'sizes'>,
): CardImage | undefined {
  return src ? pictureProps({ ...box, src, alt: '' }) : undefined
}
