import { MessagePage } from '@/components/layout/message-page'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { ExampleTag } from '@/components/ui/example-tag'
import { ExternalLink } from '@/components/ui/external-link'
import { LinkedText } from '@/components/ui/linked-text'
import { longDateOfInstant } from '@/contract/formatting/french-dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { PlayerArea } from '@/contract/universes.mjs'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { videoLists } from '@/lib/site/paged-lists'
import { videosCopy } from '@/lib/videos/copy'
import { videoJsonLd } from '@/lib/videos/json-ld'
import { watchUrl, youtubeUrl } from '@/lib/videos/player'
import type { WatchData } from '@/lib/videos/watch-page'
import { Player } from './player'
import { playerIds } from './player-ids'
import { SimilarVideos } from './similar-videos'

/** The player with similar videos, all of it rendered on the server. */
export function Watch({ area, data }: { area: PlayerArea; data: WatchData }) {
  const { state, video } = data
  const title = video?.title ?? state.title ?? videosCopy.untitled
  const date = longDateOfInstant(video?.createdAt)
  return (
    <div className="section grid gap-8 pt-22 md:gap-10 md:pt-26 lg:grid-cols-[minmax(0,1fr)_clamp(22rem,28vw,32rem)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        {/* With the margin it scrolls to the start of the page. */}
        <div id={playerIds.player} className="scroll-mt-6">
          <Player area={area} data={data} title={title} />
        </div>
        <h1
          id={playerIds.title}
          tabIndex={-1}
          className="mt-4 text-2xl wrap-anywhere sm:mt-6 sm:text-3xl md:text-4xl"
          dir="auto"
        >
          {title}
        </h1>
        {(date ?? video?.isExample) && (
          <p className="text-muted mt-2">
            {date} {video?.isExample && <ExampleTag />}
          </p>
        )}
        <LinkedText text={video?.description} className="mt-4" />
        {video?.transcript && (
          <details className="mt-4 max-w-prose">
            <summary className="cursor-pointer py-2.5 underline underline-offset-4">
              {videosCopy.transcript}
            </summary>
            <p className="wrap-anywhere whitespace-pre-line" dir="auto">
              {video.transcript}
            </p>
          </details>
        )}
        {state.id && (
          <p className="mt-4">
            <ExternalLink href={youtubeUrl(state.id, state.start)} className="button-small">
              {videosCopy.openElsewhere('YouTube')}
            </ExternalLink>
          </p>
        )}
      </div>
      <SimilarVideos area={area} data={data} />
    </div>
  )
}

type Props = {
  area: PlayerArea
  data: WatchData | undefined
  site: SiteSettings
  description: string
}

/** A watch page, with or without category, or a message for a path that no link leads to. */
export function WatchPage({ area, data, site, description }: Props) {
  if (!data) {
    const { unavailable, unrecognized, all } = videosCopy
    const links = [{ href: videoLists[area], label: all }]
    return <MessagePage title={unavailable} text={unrecognized} links={links} />
  }
  const { video } = data
  const current = video && { name: video.title, path: watchUrl(area, video) }
  return (
    <>
      <Watch area={area} data={data} />
      <PageJsonLd
        site={site}
        breadcrumbs={breadcrumbsTo(videoLists[area], current)}
        about={[video && videoJsonLd(area, video, description, site)]}
      />
    </>
  )
}
