import BeauteLayout from '@/app/beaute/layout'
import { CourseArticle } from '@/components/courses/course-article'
import { OtherCourses } from '@/components/courses/other-courses'
import { itemsOf } from '@/lib/backend/load'
import type { Course } from '@/lib/backend/schemas'
import { getCourses } from '@/lib/courses/queries'

/** The page of a course. */
export async function CoursePreview({ draft }: { draft: Course }) {
  const others = itemsOf(await getCourses()).filter(({ id }) => id !== draft.id)
  return (
    <BeauteLayout>
      <CourseArticle course={draft} />
      <OtherCourses courses={others} />
    </BeauteLayout>
  )
}
