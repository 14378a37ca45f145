import type { PictureInput } from '@/lib/images/picture-props'
import { pictureProps } from '@/lib/images/picture-props'
import type { SitePicture } from '@/lib/site-content/site-picture'
import { ImageWithFallback } from './image-with-fallback.client'
import { Picture, pictureLoading } from './picture'

type Props = Omit<PictureInput, 'src' | 'alt'> & {
  picture: SitePicture
  /** Whether it is visible without scrolling: then it is loaded eagerly. */
  priority?: boolean
  /** The `sizes` and classes of the owner's picture, where they differ. */
  replaced?: Pick<PictureInput, 'className'> & { sizes?: string }
}

/** A picture of the site, or the owner's in its place, for as long as that can be loaded. */
export function ReplaceablePicture({ picture, priority = false, replaced, ...box }: Props) {
  const { own, replacement } = picture
  const ownPicture = <Picture {...box} {...own} priority={priority} />
  if (!replacement) return ownPicture
  return (
    <ImageWithFallback
      {...pictureProps({ ...box, ...replaced, ...replacement })}
      alt={replacement.alt}
      {...pictureLoading(priority)}
      fallback={ownPicture}
    />
  )
}
