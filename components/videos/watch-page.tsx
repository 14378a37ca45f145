import { MessagePage } from '@/components/layout/message-page'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { PlayerArea } from '@/contract/universes.mjs'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { videoLists } from '@/lib/site/paged-lists'
import { videosCopy } from '@/lib/videos/copy'
import { videoJsonLd } from '@/lib/videos/json-ld'
import { watchUrl } from '@/lib/videos/player'
import type { WatchData } from '@/lib/videos/watch-page'
import { Watch } from './watch'

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
