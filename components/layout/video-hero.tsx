import type { ReactNode } from 'react'
import type { HeaderVideo } from '@/lib/backend/schemas'
import type { SitePicture } from '@/lib/site-settings/site-picture'
import { HeroPicture } from './hero-picture'
import { HeroVideo } from './hero-video.client'

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
