import { UniverseHero } from '@/components/layout/universe-hero'
import { PageData } from '@/components/layout/page-json-ld'
import { WovenDivider } from '@/components/ui/woven-divider'
import { getBeautyHeaderVideo, getBeautyVideos, getFormations } from '@/lib/courses/queries'
import { beauteContent } from '@/lib/treatments/copy'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { settings } from '@/lib/site/settings'
import { latestVideosFirst } from '@/lib/events/sorting'
import { beautySalonNode } from '@/lib/treatments/json-ld'
import { trailTo } from '@/lib/seo/breadcrumbs'
import { CareCards } from '@/components/treatments/price-lists'
import { Courses } from '@/components/courses/courses'
import { LatestWork } from '@/components/videos/latest-beauty-videos'
import { Location } from '@/components/treatments/institute-location'
import { Photos } from '@/components/photos/beauty-photo-carousel'

export const revalidate = 60

/** The face is in the right half of the film: narrow screens would show the wall beside it. */
const faceInSight = 'max-lg:[--focus-x:68%]'

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
      <UniverseHero
        poster="/images/hero/beaute.jpg"
        video={film}
        title={settings.careBrand}
        lead={beauteContent.tagline}
        action={{ href: '#soins', text: beauteContent.discover }}
        className={`min-h-dvh ${faceInSight}`}
      />
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
