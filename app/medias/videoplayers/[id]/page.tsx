import { getMediaVideos } from '@/lib/backend/medias'
import { MediaWatchPage, mediaWatchMetadata } from '../watch-page'

export const revalidate = 60

type Props = { params: Promise<{ id: string }> }

/** The videos that the backend knows at build time; others are made on demand. */
export async function generateStaticParams() {
  const ids = (await getMediaVideos()).flatMap(({ youtubeId }) => youtubeId ?? [])
  return [...new Set(ids)].map((id) => ({ id }))
}

export const generateMetadata = async ({ params }: Props) => mediaWatchMetadata(await params)

/** A video among all those of Médias. */
export default async function Page({ params }: Props) {
  return MediaWatchPage(await params)
}
