import type { BackendPicture } from '@/lib/backend/picture'
import { pictureProps } from '@/lib/images/picture-props'
import { posterCopy } from './copy'
import { EmptyPicture } from './empty-picture'
import { PictureOrPlaceholder } from './image-with-fallback.client'
import { pictureLoading } from './picture'
import { posterBox } from './poster-card'

type Props = {
  title: string
  src: BackendPicture | undefined
  sizes: string
  className: string
}

/** The whole poster of a page, at its top; the placeholder of the brand without one, or when it fails to load. */
export function Poster({ title, src, sizes, className }: Props) {
  if (!src) return <EmptyPicture />
  const image = pictureProps({ alt: posterCopy.alt(title), ...posterBox, sizes, className, src })
  return <PictureOrPlaceholder {...image} {...pictureLoading(true)} />
}
