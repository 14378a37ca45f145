import { VideoHero } from '@/components/site/video-hero'
import { buttonStyles } from '@/components/ui/button-styles'
import { voyageContent } from '@/lib/content/voyage'
import { ArrowMark } from './marks'

/** The opening of Voyage: its film, its promise, and the way to the destinations (R112). */
export function VoyageHero({ video }: { video: string | undefined }) {
  return (
    <VideoHero
      poster="/images/hero/voyage.jpg"
      video={video}
      height="min-h-[85dvh]"
      waiting="spinner"
    >
      <div className="band w-full max-w-5xl">
        <h1 className="text-hero-large text-white">{voyageContent.title}</h1>
        <p className="mt-5 max-w-xl text-lg md:text-xl">{voyageContent.lead}</p>
        <p className="mt-8">
          <a href="#destinations" className={buttonStyles.light}>
            {voyageContent.seeDestinations}
            <ArrowMark className="h-5 w-5 rotate-90" />
          </a>
        </p>
      </div>
    </VideoHero>
  )
}
