import BeauteLayout from '@/app/beaute/layout'
import { CourseArticle } from '@/components/courses/course-article'
import { OtherCourses } from '@/components/courses/other-courses'
import { itemsOf } from '@/lib/backend/load'
import type { Course } from '@/lib/backend/schemas'
import { getCourses } from '@/lib/courses/queries'
import { courseTextsOf } from '@/lib/courses/texts'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'

/** The page of a course. */
export async function CoursePreview({ draft }: { draft: Course }) {
  const site = await loadSiteSettings()
  const phone = site.whatsapp.formations
  const others = itemsOf(await getCourses()).filter(({ id }) => id !== draft.id)
  return (
    <BeauteLayout>
      <CourseArticle course={draft} texts={courseTextsOf(site)} phone={phone} />
      <OtherCourses courses={others} phone={phone} />
    </BeauteLayout>
  )
}
