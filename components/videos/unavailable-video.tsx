import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import { IntentLink } from '@/components/ui/intent-link'
import type { Video } from '@/lib/backend/schemas'
import { absoluteHttpUrl } from '@/lib/shared/absolute-http-url'
import type { PlayerArea } from '@/lib/shared/universes.mjs'
import { videoLists } from '@/lib/site/paged-lists'
import { videosCopy } from '@/lib/videos/copy'

type Props = { area: PlayerArea; video: Video | undefined }

/**
 * Takes the player's place for an address that is not recognised. Only an address of the backend is
 * linked: anybody can write another one into the URL of this page.
 */
export function UnavailableVideo({ area, video }: Props) {
  const address = absoluteHttpUrl(video?.youtubeUrl)
  return (
    <div className="rounded-card flex aspect-video flex-col items-center justify-center gap-4 bg-black p-6 text-center text-white [--focus:white]">
      <p className="font-display text-2xl leading-tight font-bold md:text-4xl">
        {videosCopy.unavailable}
      </p>
      <p className="max-w-lg text-balance">
        {video ? videosCopy.notEmbeddable : videosCopy.unrecognized}
      </p>
      {address ? (
        <ExternalLink href={address} className={buttonStyles.light}>
          {videosCopy.openElsewhere(new URL(address).hostname.replace(/^www\./, ''))}
        </ExternalLink>
      ) : (
        <IntentLink href={videoLists[area]} className={buttonStyles.light}>
          {videosCopy.all}
        </IntentLink>
      )}
    </div>
  )
}
