import type { SitePicture } from '@/lib/site-content/site-picture'
import { ReplaceablePicture } from '../replaceable-picture'

type Props = {
  picture: SitePicture
  /** Its ground until it is loaded, and its place in the slide. */
  className: string
}

/** The picture of a slide, in a box of 8 to 5. */
export function CarouselPicture({ picture, className }: Props) {
  const { alt } = picture.replacement ?? picture.own
  return (
    // Far from the viewport its contents are not laid out, and then not in the accessibility tree.
    <div {...(alt && { role: 'img', 'aria-label': alt })} className={`slide-picture ${className}`}>
      <ReplaceablePicture
        picture={picture}
        width={1600}
        height={1000}
        sizes="(min-width: 768px) 45vw, 80vw"
        className="cover-picture"
      />
    </div>
  )
}
