import type { Metadata } from 'next'
import { CourseNotFound } from '@/components/courses/course-not-found'
import { CoursePoster } from '@/components/courses/course-poster'
import { CourseSteps } from '@/components/courses/course-steps'
import { OtherCourses } from '@/components/courses/other-courses'
import { SignUpLink } from '@/components/courses/sign-up-link'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { IntentLink } from '@/components/ui/intent-link'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import { itemsOf } from '@/lib/backend/load'
import { courseDescription, coursesCopy } from '@/lib/courses/copy'
import { courseJsonLd } from '@/lib/courses/json-ld'
import { courseOgImage } from '@/lib/courses/og-image'
import { getCourse, getCourses } from '@/lib/courses/queries'
import { coursePath, coursesPath, courseUrl } from '@/lib/courses/urls'
import { notFoundStatus } from '@/lib/http/not-found-status'
import { decodePathSegment } from '@/lib/http/path-segments'
import { posterDownload } from '@/lib/images/poster-download'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { metaDescription, noindexMetadata, pageMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site/site-settings/load-site-settings'

export const revalidate = 60

type Props = { params: Promise<{ slug: string }> }

/** Prerenders the courses that exist at build time; others are rendered on demand. */
export async function generateStaticParams() {
  return itemsOf(await getCourses()).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slug = decodePathSegment((await params).slug)
  const [loaded, site] = await Promise.all([getCourse(slug), loadSiteSettings()])
  if (!('data' in loaded)) {
    const hidden = noindexMetadata(coursesCopy.notFound, coursesCopy.notFoundText, site)
    return loaded.state === 'notFound' ? { ...hidden, ...notFoundStatus } : hidden
  }
  const course = loaded.data
  return pageMetadata(
    {
      title: course.title,
      description: metaDescription(courseDescription(course.title)),
      path: coursePath(course),
      ogImage: courseOgImage(course, site),
    },
    site,
  )
}

/** The page of one course. */
export default async function CoursePage({ params }: Props) {
  const loaded = await getCourse(decodePathSegment((await params).slug))
  if (!('data' in loaded)) return <CourseNotFound />
  const course = loaded.data
  const site = await loadSiteSettings()
  const others = itemsOf(await getCourses()).filter(({ id }) => id !== course.id)
  return (
    <>
      <article className="section grid gap-x-10 gap-y-6 pt-24 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16">
        <p className="md:col-span-2">
          <IntentLink
            href={coursesPath}
            className="inline-block py-2 underline-offset-4 hover:underline"
          >
            ← {coursesCopy.all}
          </IntentLink>
        </p>
        <CoursePoster course={course} />
        <div className="min-w-0 max-md:mt-4">
          <h1 className="headline text-accent wrap-anywhere" dir="auto">
            {course.title}
          </h1>
          <p className="mt-5 max-w-prose text-lg">{coursesCopy.lead}</p>
          <div className="hidden-until-parsed mt-8 flex flex-wrap gap-3 max-lg:*:grow max-lg:*:px-4">
            <SignUpLink
              course={course}
              phone={site.whatsapp.formations}
              className="max-sm:basis-full"
            />
            <PosterDownloadLink title={course.title} link={posterDownload('formation', course)} />
            <ShareButton url={courseUrl(course)} title={course.title} />
            <ParsedMarker />
          </div>
          <CourseSteps />
        </div>
      </article>
      <OtherCourses courses={others} phone={site.whatsapp.formations} />
      <PageJsonLd
        site={site}
        breadcrumbs={breadcrumbsTo('/beaute', { name: course.title, path: coursePath(course) })}
        about={[courseJsonLd(course, site)]}
      />
    </>
  )
}
