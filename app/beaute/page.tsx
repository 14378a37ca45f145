import { Courses } from '@/components/courses/courses'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { UniverseHero } from '@/components/layout/video-hero'
import { BeautyPhotoCarousel } from '@/components/photos/gallery-carousel'
import { InstituteLocation } from '@/components/treatments/institute-location'
import { PriceLists } from '@/components/treatments/price-lists'
import { LatestBeautyVideos } from '@/components/videos/latest-beauty-videos'
import { itemsOf } from '@/lib/backend/loaded'
import { courseListJsonLd } from '@/lib/courses/json-ld'
import { getCourses } from '@/lib/courses/queries'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { getHeaderVideo } from '@/lib/site-settings/header-videos'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { heroPicture } from '@/lib/site-settings/site-picture'
import { beautySalonJsonLd } from '@/lib/treatments/json-ld'
import { getVideos } from '@/lib/videos/queries'
import { latestVideosFirst } from '@/lib/videos/sorting'
import { universeCopy } from '../universes/copy'

export const generateMetadata = async () => staticRouteMetadata('/beaute', await loadSiteSettings())

/** The landing page of Beauté. */
export default async function BeautePage() {
  const [heroVideo, videos, courses, site] = await Promise.all([
    getHeaderVideo('beautyHeaderVideo'),
    getVideos('beaute'),
    getCourses(),
    loadSiteSettings(),
  ])
  return (
    <>
      <UniverseHero
        poster={heroPicture(site.contents, 'beaute')}
        video={heroVideo}
        title={site.careBrand}
        lead={site.heroes.beaute}
        action={{ href: '#soins', text: universeCopy.beaute.discover }}
        // The face is in the right half of the video.
        className="mirrored-hero [--focus-x:68%] [--hero-height:100dvh]"
      />
      <div className="woven-divider" />
      <PriceLists site={site} />
      <BeautyPhotoCarousel contents={site.contents} />
      <LatestBeautyVideos videos={latestVideosFirst(itemsOf(videos)).slice(0, 3)} />
      <Courses courses={itemsOf(courses)} site={site} />
      <InstituteLocation site={site} />
      <PageJsonLd
        site={site}
        breadcrumbs={breadcrumbsTo('/beaute')}
        about={[beautySalonJsonLd(site), courseListJsonLd(itemsOf(courses))]}
      />
    </>
  )
}
