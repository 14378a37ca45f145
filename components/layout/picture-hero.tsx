import { SiteImage } from '@/components/ui/image-with-fallback.client'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { pictureLoading } from '@/components/ui/picture'
import { pictureData } from '@/lib/site-settings/picture-data'
import type { SitePicture } from '@/lib/site-settings/site-picture'

type Props = { poster: SitePicture; title: string; lead: string }

/** The hero of a universe without a video: a picture, a title, a sentence. */
export function PictureHero({ poster, title, lead }: Props) {
  return (
    <section
      data-theme="night"
      className="hero [--hero-height:34rem] max-md:[--scene:0.55] md:[--hero-height:max(34rem,42vw)]"
    >
      <div className="hero-picture lg:left-[45%]">
        <HeroPicture
          picture={poster}
          className="cover-picture object-[66%_0%] md:object-[80%_15%]"
        />
      </div>
      <div className="hidden-until-parsed hero-text section">
        <h1 className="text-hero text-white">{title}</h1>
        <p className="mt-4 max-w-xl text-lg text-balance">{lead}</p>
        <ParsedMarker />
      </div>
    </section>
  )
}

const box = { width: 1920, height: 1080, sizes: '100vw' }
/** On a phone held upright, a whole picture is as high as the hero and twice as wide as the screen. */
const replaced = {
  sizes: '(max-width: 479px) and (orientation: portrait) 200vw, 100vw',
  className: 'cover-picture',
}

/** The picture behind a hero: `className` has the focus of the site's own. */
export function HeroPicture({ picture, className }: { picture: SitePicture; className: string }) {
  const data = pictureData(picture, { ...box, className }, replaced)
  return <SiteImage {...data} {...pictureLoading(true)} />
}
