import type { Metadata } from 'next'
import { Watch } from '@/components/sections/watch'
import { VideoMessage } from '@/components/sections/video-message'
import { getWatchData } from './watch-data'

export type WatchParams = { id: string; categorySlug?: string }

/** A watch page of Médias, with or without category; an address that is not recognised says so. */
export async function MediaWatchPage({ id, categorySlug }: WatchParams) {
  const data = await getWatchData(id, categorySlug)
  if (!data) return <VideoMessage text="Vidéo non disponible" list="/medias/mediavideo" />
  return <Watch area="medias" {...data} />
}

/** Only a video that the backend knows, without start time or poster, is for search engines. */
export async function mediaWatchMetadata({ id, categorySlug }: WatchParams): Promise<Metadata> {
  const data = await getWatchData(id, categorySlug)
  const title = data?.video?.title ?? 'Vidéo'
  const plain = data?.video && !data.state.start && !data.state.posterOnly
  return {
    title,
    description: `${title} : une vidéo de la rédaction, à regarder depuis Cotonou ou d’ailleurs, avec d’autres reportages et portraits.`,
    alternates: data ? { canonical: `/medias/videoplayers?v=${data.state.id}` } : {},
    robots: plain ? undefined : { index: false },
  }
}
