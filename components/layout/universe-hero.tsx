import { buttonStyles } from '@/components/ui/button-styles'
import { VideoHero } from './video-hero'

type Props = {
  poster: string
  video: string | undefined
  title: string
  lead: string
  /** The way into the page: an anchor of it. */
  action: { href: `#${string}`; text: string }
  /** As of `VideoHero`. */
  className?: string
}

/** The opening of a universe: its film, its name, its promise and the way in (R95, R112, R126). */
export function UniverseHero({ title, lead, action, className = 'min-h-[85dvh]', ...film }: Props) {
  return (
    <VideoHero {...film} className={className} waiting="spinner">
      <div className="section w-full max-w-5xl pt-24">
        <h1 className="text-hero-large max-w-[11ch] text-white">{title}</h1>
        <p className="mt-5 max-w-lg text-lg text-balance md:text-xl">{lead}</p>
        <p className="mt-8">
          <a href={action.href} className={buttonStyles.light}>
            {action.text}
          </a>
        </p>
      </div>
    </VideoHero>
  )
}
