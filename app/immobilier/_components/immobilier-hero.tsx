import { VideoHero } from '@/components/site/video-hero'
import { buttonStyles } from '@/components/ui/button-styles'
import { immobilierContent } from '@/lib/content/immobilier'

/** The film of Immobilier and what it is about (R126). */
export function ImmobilierHero({ video }: { video: string | undefined }) {
  const { title, lead, poster, discover } = immobilierContent
  return (
    <VideoHero poster={poster} video={video} height="min-h-[85dvh]" waiting="spinner">
      <div className="band w-full max-w-5xl">
        <h1 className="text-hero text-white">{title}</h1>
        <p className="mt-4 max-w-xl text-lg">{lead}</p>
        <p className="mt-7">
          <a href="#services" className={buttonStyles.brand}>
            {discover}
          </a>
        </p>
      </div>
    </VideoHero>
  )
}
