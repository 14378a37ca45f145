import { VideoHero } from '@/components/layout/video-hero'
import { loadingText } from '@/components/ui/copy'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { HeaderVideo } from '@/lib/backend/schemas'
import { heroPicture } from '@/lib/site-settings/site-picture'
import { homeCopy } from './copy'
import { CotonouHour } from './cotonou-hour.client'

/** The hero of the home page; its text appears in four steps, animated by CSS. */
export function HomeHero({ site, video }: { site: SiteSettings; video: HeaderVideo | undefined }) {
  return (
    <VideoHero poster={heroPicture(site.contents, 'accueil')} video={video} className="home-hero">
      <CotonouHour />
      <div className="hidden-until-parsed hero-text section">
        <h1 className="hero-step text-hero text-white [--after:1.1s]">{site.productName}</h1>
        <p className="hero-step font-display text-brand-tint mt-3 max-w-lg text-xl font-semibold [--after:1.2s] md:text-3xl">
          {site.tagline}
        </p>
        <p className="hero-step mt-4 max-w-xl text-lg [--after:1.6s]">{site.heroes.accueil}</p>
        <p className="hero-step mt-7 [--after:1.8s]">
          <a href="#univers" className="button button-brand">
            {homeCopy.discover}
          </a>
        </p>
        <ParsedMarker />
      </div>
      <p className="hero-overlay bg-night absolute right-4 bottom-4" aria-hidden="true">
        {loadingText}
      </p>
    </VideoHero>
  )
}
