import type { Course } from '@/lib/backend/schemas'
import { coursesCopy } from '@/lib/courses/copy'
import { courseTextsOf } from '@/lib/courses/texts'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { CourseCard } from './course-card'

type Props = { courses: readonly Course[]; site: SiteSettings }

/** All courses in two columns beside an introduction, or the empty text. */
export function Courses({ courses, site }: Props) {
  return (
    <section id="formations" className="bg-paper">
      <div className="section grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="xl:sticky xl:top-28 xl:self-start">
          <h2 className="headline text-accent">{coursesCopy.heading}</h2>
          <p className="mt-5 max-w-md text-lg">{courseTextsOf(site).lead}</p>
        </div>
        {courses.length === 0 ? (
          <p className="text-muted text-lg">{coursesCopy.empty}</p>
        ) : (
          <ul className="@container grid gap-3 sm:grid-cols-2 sm:gap-6">
            {courses.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} phone={site.whatsapp.formations} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
