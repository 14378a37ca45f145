import type { ReactNode } from 'react'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { SpinnerRing } from '@/components/ui/spinner-ring'
import type { HeaderVideo } from '@/lib/backend/schemas'
import type { SitePicture } from '@/lib/site-settings/site-picture'
import { HeroVideo } from './hero-video.client'
import { HeroPicture } from './picture-hero'

type Props = {
  poster: SitePicture
  video: HeaderVideo | undefined
  /** Tailwind classes: the height as `--hero-height`, and as `--focus-x` the horizontal focus on narrow screens. */
  className: string
  /** The text, and what is shown until the video is loaded. */
  children: ReactNode
}

/** A hero: poster, then video, below a text that is visible at once. */
export function VideoHero({ poster, video, className, children }: Props) {
  return (
    <section data-theme="night" className={`hero ${className}`}>
      <HeroVideo video={video}>
        <HeroPicture picture={poster} className="cover-picture" />
      </HeroVideo>
      {children}
    </section>
  )
}

type UniverseProps = Pick<Props, 'poster' | 'video'> & {
  title: string
  lead: string
  action: { href: `#${string}`; text: string }
  className?: string
}

/** The hero of a universe: video, name, a sentence and a link to its content. */
export function UniverseHero({ title, lead, action, className = '', ...hero }: UniverseProps) {
  return (
    <VideoHero {...hero} className={className}>
      <div className="hidden-until-parsed hero-text section lg:pt-33">
        <h1 className="text-hero text-white">{title}</h1>
        <p className="mt-5 max-w-lg text-lg text-balance md:text-xl">{lead}</p>
        <p className="mt-8">
          <a href={action.href} className="button button-light">
            {action.text}
          </a>
        </p>
        <ParsedMarker />
      </div>
      {/* In the place of the pause button, until the video is loaded. */}
      {hero.video && (
        <span
          className="hero-spinner absolute right-4 bottom-4 h-11 w-11"
          data-testid="hero-spinner"
        >
          <SpinnerRing className="h-11 w-11" />
        </span>
      )}
    </VideoHero>
  )
}
