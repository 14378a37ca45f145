import BeauteLayout from '@/app/beaute/layout'
import { CourseArticle } from '@/components/courses/course-article'
import { OtherCourses } from '@/components/courses/other-courses'
import { itemsOf } from '@/lib/backend/load'
import type { Course } from '@/lib/backend/schemas'
import { getCourses } from '@/lib/courses/queries'
import { loadSiteSettings } from '@/lib/site/site-settings/load-site-settings'

/** The page of a course. */
export async function CoursePreview({ draft }: { draft: Course }) {
  const { formations: phone } = (await loadSiteSettings()).whatsapp
  const others = itemsOf(await getCourses()).filter(({ id }) => id !== draft.id)
  return (
    <BeauteLayout>
      <CourseArticle course={draft} phone={phone} />
      <OtherCourses courses={others} phone={phone} />
    </BeauteLayout>
  )
}
