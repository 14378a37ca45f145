import { SiteImage } from '@/components/ui/image-with-fallback.client'
import { pictureLoading } from '@/components/ui/picture'
import { pictureData } from '@/lib/site-settings/picture-data'
import type { SitePicture } from '@/lib/site-settings/site-picture'

const box = { width: 1920, height: 1080, sizes: '100vw' }
/** On a phone held upright, a whole picture is as high as the hero and twice as wide as the screen. */
const replaced = {
  sizes: '(max-width: 479px) and (orientation: portrait) 200vw, 100vw',
  className: 'cover-picture object-center',
}

/** The picture behind a hero. The owner's is shown from its middle: the focus is that of the site's own. */
export function HeroPicture({ picture, className }: { picture: SitePicture; className: string }) {
  const data = pictureData(picture, { ...box, className }, replaced)
  return <SiteImage {...data} {...pictureLoading(true)} />
}
