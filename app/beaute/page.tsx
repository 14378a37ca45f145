import { UniverseHero } from '@/components/sections/universe-hero'
import { PageData } from '@/components/seo/page-data'
import { WovenDivider } from '@/components/site/woven-divider'
import { getBeautyHeaderVideo, getBeautyVideos, getFormations } from '@/lib/backend/beaute'
import { beauteContent } from '@/lib/content/beaute'
import { sitePageMetadata } from '@/lib/seo'
import { settings } from '@/lib/settings'
import { latestVideosFirst } from '@/lib/sorting'
import { beautySalonNode } from '@/lib/structured-data/beauty'
import { trailTo } from '@/lib/structured-data/trail'
import { CareCards } from './_components/care-cards'
import { Courses } from './_components/courses'
import { LatestWork } from './_components/latest-work'
import { Location } from './_components/location'
import { Photos } from './_components/photos'

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
