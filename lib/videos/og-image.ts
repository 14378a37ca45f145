import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { PlayerArea } from '@/contract/universes.mjs'
import type { Video } from '@/lib/backend/schemas'
import { type OgImage, ogImage } from '@/lib/og-image/address'

const kinds = { medias: 'video', beaute: 'video-beaute' } as const
const eyebrows = { medias: 'Reportage', beaute: 'En vidéo' } as const

/** The share image of a video: its thumbnail with a play icon; undefined without a YouTube id. */
export function videoOgImage(
  area: PlayerArea,
  { youtubeId, title, thumbnail }: Pick<Video, 'youtubeId' | 'title' | 'thumbnail'>,
  site: SiteSettings,
): OgImage | undefined {
  if (!youtubeId) return undefined
  return ogImage(site, {
    key: { kind: kinds[area], id: youtubeId },
    area,
    eyebrow: eyebrows[area],
    title,
    picture: thumbnail?.src,
    playable: true,
    isWhole: true,
  })
}
