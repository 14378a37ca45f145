import { SiteShell } from '@/components/site/site-shell'
import { VideoHero } from '@/components/site/video-hero'
import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { sendMessage } from '@/lib/content/contact'
import type { openings } from '@/lib/content/openings'
import { settings } from '@/lib/settings'
import { whatsappUrl } from '@/lib/whatsapp'

type Props = {
  universe: keyof typeof openings
  opening: (typeof openings)[keyof typeof openings]
  video: string | undefined
}

/** The doorstep of a universe whose rooms are still being furnished. */
export function UniverseOpening({ universe, opening, video }: Props) {
  return (
    <SiteShell area={universe}>
      <VideoHero poster={opening.poster} video={video} height="min-h-[85dvh]">
        <div className="band w-full max-w-4xl">
          <h1 className="headline text-white">{opening.title}</h1>
          <p className="mt-4 max-w-xl text-lg">{opening.text}</p>
          <p className="mt-7">
            <ExternalLink
              href={whatsappUrl(settings.whatsapp[universe])}
              className={buttonStyles.whatsapp}
            >
              {sendMessage}
            </ExternalLink>
          </p>
        </div>
      </VideoHero>
    </SiteShell>
  )
}
