import { ParsedMarker } from '@/components/ui/parsed-marker'
import type { SitePicture } from '@/lib/site-settings/site-picture'
import { HeroPicture } from './hero-picture'

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
