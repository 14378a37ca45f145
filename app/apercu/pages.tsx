import BeauteLayout from '@/app/beaute/layout'
import { videosPath as beautyVideosPath } from '@/app/beaute/videoplayers/player'
import ImmobilierLayout from '@/app/immobilier/layout'
import MediasLayout from '@/app/medias/layout'
import { videosPath } from '@/app/medias/videoplayers/player'
import { CourseArticle } from '@/components/courses/course-article'
import { OtherCourses } from '@/components/courses/other-courses'
import { EventArticle } from '@/components/events/event-article'
import { UpcomingEvents } from '@/components/events/upcoming-events'
import { HouseArticle } from '@/components/houses/house-article'
import { PhotoGallery } from '@/components/photos/photo-gallery'
import { Watch } from '@/components/videos/watch'
import { itemsOf, type Loaded } from '@/lib/backend/load'
import type { Course, Event, House, Photo, Video } from '@/lib/backend/schemas'
import { getCourses } from '@/lib/courses/queries'
import { courseTextsOf } from '@/lib/courses/texts'
import { isPast } from '@/lib/events/is-past'
import { nextEvents } from '@/lib/events/past-events'
import { getEvents } from '@/lib/events/queries'
import { readablePosters } from '@/lib/images/readable-posters'
import { pageSize } from '@/lib/pagination/pages'
import { photoCards } from '@/lib/photos/card'
import { photosCopy } from '@/lib/photos/copy'
import { getBeautyPhotos, getMediaPhotos } from '@/lib/photos/queries'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { getBeautyVideos, getMediaVideos } from '@/lib/videos/queries'
import { watchDataOf } from '@/lib/videos/watch-page'

/** What a draft is previewed on: the page of an event. */
export async function eventPage(event: Event) {
  const now = new Date()
  const next = isPast(event, now) && nextEvents(itemsOf(await getEvents()), now)
  return (
    <MediasLayout>
      <EventArticle event={event} now={now} />
      {next && <UpcomingEvents events={await readablePosters(next)} />}
    </MediasLayout>
  )
}

/** The page of a course. */
export async function coursePage(course: Course) {
  const site = await loadSiteSettings()
  const phone = site.whatsapp.formations
  const others = itemsOf(await getCourses()).filter(({ id }) => id !== course.id)
  return (
    <BeauteLayout>
      <CourseArticle course={course} texts={courseTextsOf(site)} phone={phone} />
      <OtherCourses courses={others} phone={phone} />
    </BeauteLayout>
  )
}

/** The page of a house. */
export async function housePage(house: House) {
  const { whatsapp } = await loadSiteSettings()
  return (
    <ImmobilierLayout>
      <HouseArticle house={house} phone={whatsapp.immobilier} />
    </ImmobilierLayout>
  )
}

/** The watch page of a video of Médias. */
export const mediaVideoPage = async (video: Video) => (
  <MediasLayout>
    <Watch
      area="medias"
      list={videosPath}
      data={watchDataOf(video, itemsOf(await getMediaVideos()))}
    />
  </MediasLayout>
)

/** The watch page of a video of the institute. */
export const beautyVideoPage = async (video: Video) => (
  <BeauteLayout>
    <Watch
      area="beaute"
      list={beautyVideosPath}
      data={watchDataOf(video, itemsOf(await getBeautyVideos()))}
    />
  </BeauteLayout>
)

/** The gallery of Médias with a photo before the others. */
export const mediaPhotoPage = async (photo: Photo) => (
  <MediasLayout>
    <PhotoGallery
      name="photos"
      heading={photosCopy.heading}
      list={await galleryWith(photo, await getMediaPhotos())}
    />
  </MediasLayout>
)

/** The gallery of the institute with a photo before the others. */
export const beautyPhotoPage = async (photo: Photo) => (
  <BeauteLayout>
    <PhotoGallery
      name="photos-beaute"
      heading={photosCopy.beautyHeading}
      list={await galleryWith(photo, await getBeautyPhotos())}
    />
  </BeauteLayout>
)

/** The first page of a gallery, as if it were the only one. */
async function galleryWith(draft: Photo, loaded: Loaded<Photo[]>) {
  const others = itemsOf(loaded).filter(({ id }) => id !== draft.id)
  const items = await photoCards([draft, ...others].slice(0, pageSize), 0)
  return { items, page: 1, pageCount: 1, total: items.length }
}
