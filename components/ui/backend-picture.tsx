import { type PictureInput, pictureProps } from '@/lib/images/picture-props'
import { EmptyPicture } from './empty-picture'
import { PictureOrPlaceholder } from './image-with-fallback.client'
import { pictureLoading } from './picture'

type Props = Omit<PictureInput, 'src'> & {
  src: PictureInput['src'] | undefined
  /** Whether it is visible without scrolling: then it is loaded eagerly. */
  priority?: boolean
}

/** A picture of the backend; the placeholder of the brand without one, or when it fails to load. */
export function BackendPicture({ src, priority = false, ...input }: Props) {
  if (!src) return <EmptyPicture />
  const image = pictureProps({ ...input, src })
  return <PictureOrPlaceholder {...image} alt={input.alt} {...pictureLoading(priority)} />
}
