import { getMediaVideos } from '@/lib/backend/medias'
import { MediaWatchPage, mediaWatchMetadata, type WatchParams } from '../../watch-page'

export const revalidate = 60

type Props = { params: Promise<Required<WatchParams>> }

/** The videos of a category that the backend knows at build time; others are made on demand. */
export async function generateStaticParams() {
  return (await getMediaVideos()).flatMap(({ youtubeId, categorySlug }) =>
    youtubeId && categorySlug ? [{ id: youtubeId, categorySlug }] : [],
  )
}

export const generateMetadata = async ({ params }: Props) => mediaWatchMetadata(await params)

/** A video among those of its category (R92). */
export default async function Page({ params }: Props) {
  return MediaWatchPage(await params)
}
