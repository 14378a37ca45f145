import { permanentRedirect } from 'next/navigation'
import { CourseArticle } from '@/components/courses/course-article'
import { OtherCourses } from '@/components/courses/courses'
import { MessagePage } from '@/components/layout/message-page'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { itemsOf } from '@/lib/backend/load'
import { courseDescription, coursesCopy } from '@/lib/courses/copy'
import { courseJsonLd } from '@/lib/courses/json-ld'
import { courseOgImage } from '@/lib/courses/og-image'
import { getCourse, getCourses } from '@/lib/courses/queries'
import { coursePath, coursesPath } from '@/lib/courses/urls'
import { decodePathSegment, isFormerSlug } from '@/lib/http/path-segments'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { metaDescription, missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

/** Prerenders the courses that exist at build time; others are rendered on demand. */
export async function generateStaticParams() {
  return itemsOf(await getCourses()).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: PageProps<'/beaute/formations/[slug]'>) {
  const slug = decodePathSegment((await params).slug)
  const [loaded, site] = await Promise.all([getCourse(slug), loadSiteSettings()])
  if (!('data' in loaded)) {
    return missingMetadata(loaded, coursesCopy.notFound, coursesCopy.notFoundText, site)
  }
  const course = loaded.data
  return pageMetadata(
    {
      title: course.title,
      description: metaDescription(course.lead, courseDescription(course.title)),
      path: coursePath(course),
      ogImage: courseOgImage(course, site),
    },
    site,
  )
}

/** The page of one course. */
export default async function CoursePage({ params }: PageProps<'/beaute/formations/[slug]'>) {
  const slug = decodePathSegment((await params).slug)
  const loaded = await getCourse(slug)
  if (!('data' in loaded)) {
    const links = [{ href: coursesPath, label: coursesCopy.all }]
    return (
      <MessagePage title={coursesCopy.notFound} text={coursesCopy.notFoundText} links={links} />
    )
  }
  const course = loaded.data
  if (isFormerSlug(course, slug)) permanentRedirect(coursePath(course))
  const site = await loadSiteSettings()
  const others = itemsOf(await getCourses()).filter(({ id }) => id !== course.id)
  return (
    <>
      <CourseArticle course={course} site={site} />
      <OtherCourses courses={others} site={site} />
      <PageJsonLd
        site={site}
        breadcrumbs={breadcrumbsTo('/beaute', { name: course.title, path: coursePath(course) })}
        about={[courseJsonLd(course, site)]}
      />
    </>
  )
}
