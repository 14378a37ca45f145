import { VideoHero } from '@/components/layout/video-hero'
import { buttonStyles } from '@/components/ui/button-styles'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import type { HeaderVideo } from '@/lib/backend/schemas'
import { tagline } from '@/lib/site/copy'
import { homeCopy } from './copy'

type Props = { title: string; video: HeaderVideo | undefined }

/** The hero of the home page; its text appears in four steps, animated by CSS. */
export function HomeHero({ title, video }: Props) {
  return (
    <VideoHero
      poster="/images/hero/accueil.jpg"
      video={video}
      className="h-[33rem] max-md:[--focus-x:66%] md:h-[40rem]"
    >
      <div className="hidden-until-parsed section w-full max-w-5xl">
        <h1 className="hero-step hero-step-1 text-hero-large text-white">{title}</h1>
        <p className="hero-step hero-step-2 font-display text-brand-tint mt-3 text-xl font-semibold md:text-3xl">
          {tagline}
        </p>
        <p className="hero-step hero-step-3 mt-4 max-w-xl text-lg">{homeCopy.sentence}</p>
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
