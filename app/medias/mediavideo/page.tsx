import type { Metadata } from 'next'
import { VideoGrid } from '@/components/sections/video-grid'
import { getMediaVideos } from '@/lib/backend/medias'
import { mediasContent } from '@/lib/content/medias'
import { latestVideosFirst } from '@/lib/sorting'

export const revalidate = 60

export const metadata: Metadata = {
  title: mediasContent.videosHeading,
  description:
    'Tous nos reportages : portraits, culture et initiatives de la diaspora africaine et du Bénin, filmés par la rédaction de Cotonou.',
  alternates: { canonical: '/medias/mediavideo' },
}

/** All videos of Médias (R60). */
export default async function MediaVideoPage() {
  const videos = latestVideosFirst(await getMediaVideos())
  return (
    <section className="band pt-32">
      <h1 className="headline mb-10">{mediasContent.videosHeading}</h1>
      <VideoGrid area="medias" videos={videos} heading="h2" />
    </section>
  )
}
