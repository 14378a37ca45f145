import { PictureHero } from '@/components/sections/picture-hero'
import { VideoGrid } from '@/components/sections/video-grid'
import { PageData } from '@/components/seo/page-data'
import { getEvents, getMediaVideos } from '@/lib/backend/medias'
import { mediasContent } from '@/lib/content/medias'
import { sitePageMetadata } from '@/lib/seo'
import { latestEventsFirst, latestVideosFirst } from '@/lib/sorting'
import { trailTo } from '@/lib/structured-data/trail'
import { GalleryCarousel } from './_components/gallery-carousel'
import { LatestEvents } from './_components/latest-events'

export const revalidate = 60

export const metadata = sitePageMetadata('/medias')

/** The landing page of Médias (R49 to R59). */
export default async function MediasPage() {
  const [videos, events] = await Promise.all([getMediaVideos(), getEvents()])
  return (
    <>
      <PictureHero
        poster="/images/hero/medias.jpg"
        title={mediasContent.title}
        lead={mediasContent.lead}
      />
      <section className="band">
        <h2 className="headline mb-10">{mediasContent.latestVideos}</h2>
        <VideoGrid
          area="medias"
          videos={latestVideosFirst(videos).slice(0, 6)}
          heading="h3"
          fewer={4}
        />
      </section>
      <GalleryCarousel />
      <LatestEvents events={latestEventsFirst(events).slice(0, 4)} />
      <PageData trail={trailTo('/medias')} />
    </>
  )
}
