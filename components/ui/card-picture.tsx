import type { CardImage } from '@/lib/images/picture-props'
import { EmptyPicture } from './empty-picture'
import { PictureOrPlaceholder } from './image-with-fallback.client'

/** The picture of a card: it fills its box, and is scaled up on hover. */
export function CardPicture({ image }: { image: CardImage | undefined }) {
  if (!image) return <EmptyPicture />
  const className = image.className ? `card-picture ${image.className}` : 'card-picture'
  return <PictureOrPlaceholder {...image} className={className} decoding="async" loading="lazy" />
}
