import { PageData } from '@/components/seo/page-data'
import { WovenDivider } from '@/components/site/woven-divider'
import { getBeautyHeaderVideo, getBeautyVideos, getFormations } from '@/lib/backend/beaute'
import { sitePageMetadata } from '@/lib/seo'
import { latestVideosFirst } from '@/lib/sorting'
import { beautySalonNode } from '@/lib/structured-data/beauty'
import { trailTo } from '@/lib/structured-data/trail'
import { BeautyHero } from './_components/beauty-hero'
import { CareCards } from './_components/care-cards'
import { Courses } from './_components/courses'
import { LatestWork } from './_components/latest-work'
import { Location } from './_components/location'
import { Photos } from './_components/photos'

export const revalidate = 60

export const metadata = sitePageMetadata('/beaute')

/** The landing page of Beauté (R95 to R107). */
export default async function BeautePage() {
  const [film, videos, courses] = await Promise.all([
    getBeautyHeaderVideo(),
    getBeautyVideos(),
    getFormations(),
  ])
  return (
    <>
      <BeautyHero video={film} />
      <WovenDivider />
      <CareCards />
      <Photos />
      <LatestWork videos={latestVideosFirst(videos).slice(0, 3)} />
      <Courses courses={courses} />
      <Location />
      <PageData trail={trailTo('/beaute')} about={[beautySalonNode()]} />
    </>
  )
}
