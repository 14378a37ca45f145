import BeauteLayout from '@/app/beaute/layout'
import ImmobilierLayout from '@/app/immobilier/layout'
import MediasLayout from '@/app/medias/layout'
import VoyageLayout from '@/app/voyage/layout'
import { CourseArticle } from '@/components/courses/course-article'
import { OtherCourses } from '@/components/courses/courses'
import { DestinationGuide } from '@/components/destinations/destination-guide'
import { EventArticle } from '@/components/events/event-article'
import { UpcomingEvents } from '@/components/events/upcoming-events'
import { HouseArticle } from '@/components/houses/house-article'
import { PhotoGallery } from '@/components/photos/photo-gallery'
import { Watch } from '@/components/videos/watch'
import type { PlayerArea } from '@/contract/universes.mjs'
import { itemsOf } from '@/lib/backend/loaded'
import type { Course, Event, House, Photo, Video } from '@/lib/backend/schemas'
import { getCourses } from '@/lib/courses/queries'
import type { Destination } from '@/lib/destinations/destinations'
import { getDestinations } from '@/lib/destinations/queries'
import { withPosters } from '@/lib/events/poster'
import { getEvents } from '@/lib/events/queries'
import { nextEvents } from '@/lib/events/sorting'
import { pageSize } from '@/lib/pagination/pages'
import { photoCards } from '@/lib/photos/card'
import { photosCopy } from '@/lib/photos/copy'
import { getPhotos } from '@/lib/photos/queries'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { getVideos } from '@/lib/videos/queries'
import { watchDataOf } from '@/lib/videos/watch-page'

/** What a draft is previewed on: the page of an event. */
export async function eventPage(event: Event) {
  const now = new Date()
  const site = await loadSiteSettings()
  const next = nextEvents(itemsOf(await getEvents()), event.id, now)
  return (
    <MediasLayout>
      <EventArticle event={event} site={site} now={now} />
      <UpcomingEvents events={await withPosters(next, site)} />
    </MediasLayout>
  )
}

/** The page of a course. */
export async function coursePage(course: Course) {
  const site = await loadSiteSettings()
  const others = itemsOf(await getCourses()).filter(({ id }) => id !== course.id)
  return (
    <BeauteLayout>
      <CourseArticle course={course} site={site} />
      <OtherCourses courses={others} site={site} />
    </BeauteLayout>
  )
}

/** The page of a destination. */
export async function destinationPage(destination: Destination) {
  const [site, { data: all }] = await Promise.all([loadSiteSettings(), getDestinations()])
  return (
    <VoyageLayout>
      <DestinationGuide destination={destination} all={all} site={site} />
    </VoyageLayout>
  )
}

/** The page of a house. */
export async function housePage(house: House) {
  return (
    <ImmobilierLayout>
      <HouseArticle house={house} site={await loadSiteSettings()} />
    </ImmobilierLayout>
  )
}

const layouts = { medias: MediasLayout, beaute: BeauteLayout }
const galleries = {
  medias: { name: 'photos', heading: photosCopy.heading },
  beaute: { name: 'photos-beaute', heading: photosCopy.beautyHeading },
} as const

/** The watch page of a video of a universe. */
export const videoPage = (area: PlayerArea) =>
  async function drawVideo(video: Video) {
    const Layout = layouts[area]
    return (
      <Layout>
        <Watch area={area} data={watchDataOf(video, itemsOf(await getVideos(area)))} />
      </Layout>
    )
  }

/** The gallery of a universe with a photo before the others, as if its first page were the only one. */
export const photoPage = (area: PlayerArea) =>
  async function drawPhoto(photo: Photo) {
    const Layout = layouts[area]
    const others = itemsOf(await getPhotos(area)).filter(({ id }) => id !== photo.id)
    const items = await photoCards([photo, ...others].slice(0, pageSize), 0)
    const list = { items, page: 1, pageCount: 1, total: items.length }
    return (
      <Layout>
        <PhotoGallery {...galleries[area]} list={list} />
      </Layout>
    )
  }
