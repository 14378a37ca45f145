import 'server-only'
import { findItem, type Loaded, mapLoaded } from '@/lib/backend/load'
import type { Video } from '@/lib/backend/schemas'
import type { OgImageSubject } from '@/lib/og-image/address'
import type { OgImageSource } from '@/lib/og-image/response'
import type { PlayerArea } from '@/lib/shared/universes'
import { getBeautyVideos, getMediaVideos } from './queries'

const kinds = { medias: 'video', beaute: 'video-beaute' } as const
const eyebrows = { medias: 'Reportage', beaute: 'En vidéo' } as const

/** The share image of a video: its thumbnail with a play icon; undefined without a YouTube id. */
export function videoOgImage(
  area: PlayerArea,
  { youtubeId, title, thumbnail }: Pick<Video, 'youtubeId' | 'title' | 'thumbnail'>,
): OgImageSubject | undefined {
  if (!youtubeId) return undefined
  return {
    key: { kind: kinds[area], id: youtubeId },
    area,
    eyebrow: eyebrows[area],
    title,
    picture: thumbnail?.src,
    playable: true,
  }
}

export const mediaVideoOgImages = source('medias', getMediaVideos)
export const beautyVideoOgImages = source('beaute', getBeautyVideos)

function source(area: PlayerArea, getVideos: () => Promise<Loaded<Video[]>>): OgImageSource {
  return {
    area,
    find: async (id) => {
      const images = mapLoaded(await getVideos(), (videos) =>
        videos.flatMap((video) => videoOgImage(area, video) ?? []),
      )
      return findItem(images, ({ key }) => 'id' in key && key.id === id)
    },
  }
}
