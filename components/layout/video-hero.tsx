import type { ReactNode } from 'react'
import { SpinnerRing } from '@/components/ui/spinner-ring'
import type { HeaderVideo } from '@/lib/backend/schemas'
import type { SitePicture } from '@/lib/site-content/site-picture'
import { headerVideoCopy } from './copy'
import { HeroPicture } from './hero-picture'
import { HeroVideo } from './hero-video.client'

type Props = {
  /** The poster of the video. */
  poster: SitePicture
  video: HeaderVideo | undefined
  /** Tailwind classes: the height as `--hero-height`, and as `--focus-x` the horizontal focus on narrow screens. */
  className: string
  /** Shown until the video is loaded. */
  loadingIndicator?: 'overlay' | 'spinner'
  children: ReactNode
}

/** A hero: poster, then video, below a text that is visible at once. */
export function VideoHero({
  poster,
  video,
  className,
  loadingIndicator = 'overlay',
  children,
}: Props) {
  return (
    <section data-theme="night" className={`hero ${className}`}>
      <HeroVideo video={video}>
        <HeroPicture picture={poster} className="cover-picture" />
      </HeroVideo>
      {children}
      {loadingIndicator === 'overlay' && <LoadingOverlay />}
      {loadingIndicator === 'spinner' && video && <VideoSpinner />}
    </section>
  )
}

function LoadingOverlay() {
  return (
    <p
      className="hero-overlay bg-night text-brand-tint absolute inset-0 grid place-content-center"
      aria-hidden="true"
    >
      {headerVideoCopy.loading}
    </p>
  )
}

/** A spinner in the place of the pause button. */
function VideoSpinner() {
  return (
    <span className="hero-spinner absolute right-4 bottom-4 h-11 w-11" data-testid="hero-spinner">
      <SpinnerRing className="h-11 w-11" />
    </span>
  )
}
