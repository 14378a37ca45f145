import { itemRoute } from '@/app/item-route'
import { CourseArticle } from '@/components/courses/course-article'
import { OtherCourses } from '@/components/courses/courses'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { itemsOf } from '@/lib/backend/loaded'
import { courseDescription, coursesCopy } from '@/lib/courses/copy'
import { courseJsonLd } from '@/lib/courses/json-ld'
import { courseOgImage } from '@/lib/courses/og-image'
import { getCourse, getCourses } from '@/lib/courses/queries'
import { coursePath, coursesPath } from '@/lib/courses/urls'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { metaDescription } from '@/lib/seo/metadata'

/** Prerenders the courses that exist at build time; others are rendered on demand. */
export async function generateStaticParams() {
  return itemsOf(await getCourses()).map(({ slug }) => ({ slug }))
}

/** The page of one course. */
const route = itemRoute({
  find: getCourse,
  path: coursePath,
  metadata: (course, site) => ({
    title: course.title,
    description: metaDescription(course.lead, courseDescription(course.title)),
    ogImage: courseOgImage(course, site),
  }),
  draw: async (course, site) => {
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
  },
  missing: { title: coursesCopy.notFound, text: coursesCopy.notFoundText },
  links: () => [{ href: coursesPath, label: coursesCopy.all }],
})

export const generateMetadata = route.metadata
export default route.Page
