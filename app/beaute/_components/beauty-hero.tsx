import { VideoHero } from '@/components/site/video-hero'
import { buttonStyles } from '@/components/ui/button-styles'
import { beauteContent } from '@/lib/content/beaute'
import { settings } from '@/lib/settings'

/** The face is in the right half of the film: a phone would show the wall beside it. */
const faceOnPhones = 'max-md:[&_:is(img,video)]:object-[68%]'

/** The opening over the whole screen (R95, R96). */
export function BeautyHero({ video }: { video: string | undefined }) {
  return (
    <VideoHero
      poster="/images/hero/beaute.jpg"
      video={video}
      height={`min-h-dvh ${faceOnPhones}`}
      waiting="spinner"
    >
      <div className="band w-full max-w-5xl">
        <h1 className="text-hero-large max-w-[9ch] text-white">{settings.careBrand}</h1>
        <p className="mt-5 max-w-md text-lg md:text-xl">{beauteContent.tagline}</p>
        <p className="mt-8">
          <a href="#soins" className={buttonStyles.light}>
            {beauteContent.discover}
          </a>
        </p>
      </div>
    </VideoHero>
  )
}
