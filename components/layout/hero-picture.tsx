import { ReplaceablePicture } from '@/components/ui/replaceable-picture'
import type { SitePicture } from '@/lib/site-content/site-picture'

/** On a phone held upright, a whole picture is as high as the hero and twice as wide as the screen. */
const replacedSizes = '(max-width: 479px) and (orientation: portrait) 200vw, 100vw'

/** The picture behind a hero. The owner's is shown from its middle: the focus is that of the site's own. */
export function HeroPicture({ picture, className }: { picture: SitePicture; className: string }) {
  return (
    <ReplaceablePicture
      picture={picture}
      width={1920}
      height={1080}
      sizes="100vw"
      className={className}
      replaced={{ sizes: replacedSizes, className: 'cover-picture object-center' }}
      priority
    />
  )
}
