import { VideoHero } from '@/components/layout/video-hero'
import { buttonStyles } from '@/components/ui/button-styles'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import type { HeaderVideo } from '@/lib/backend/schemas'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { heroPicture } from '@/lib/site-content/site-picture'
import { homeCopy } from './copy'

type Props = { site: SiteSettings; video: HeaderVideo | undefined }

/** The hero of the home page; its text appears in four steps, animated by CSS. */
export function HomeHero({ site, video }: Props) {
  return (
    <VideoHero poster={heroPicture(site.contents, 'accueil')} video={video} className="home-hero">
      <div className="hidden-until-parsed hero-text section">
        <h1 className="hero-step hero-step-1 text-hero text-white">{site.productName}</h1>
        <p className="hero-step hero-step-2 font-display text-brand-tint mt-3 max-w-lg text-xl font-semibold md:text-3xl">
          {site.tagline}
        </p>
        <p className="hero-step hero-step-3 mt-4 max-w-xl text-lg">{site.heroes.accueil}</p>
        <p className="hero-step hero-step-4 mt-7">
          <a href="#univers" className={buttonStyles.brand}>
            {homeCopy.discover}
          </a>
        </p>
        <ParsedMarker />
      </div>
    </VideoHero>
  )
}
