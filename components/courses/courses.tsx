import { ExamplesNote } from '@/components/ui/example-tag'
import { posterBox, PosterCard } from '@/components/ui/poster-card'
import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Course } from '@/lib/backend/schemas'
import { coursesCopy } from '@/lib/courses/copy'
import { courseHint, courseTextsOf, nextSessionLine } from '@/lib/courses/facts'
import { coursePath, courseUrl } from '@/lib/courses/urls'
import { cardImage } from '@/lib/images/picture-props'
import { posterDownload } from '@/lib/images/poster-download'
import { SignUpLink } from './sign-up-link'

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
          <div>
            <ExamplesNote items={courses} />
            <ul className="narrow-columns gap-3 sm:gap-6">
              {courses.map((course) => (
                <li key={course.id}>
                  <CourseCard course={course} phone={site.whatsapp.formations} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

/** Up to three other courses. */
export function OtherCourses({ courses, site }: Props) {
  if (courses.length === 0) return null
  return (
    <section className="bg-paper">
      <div className="section">
        <h2 className="headline text-accent mb-6 md:mb-10">{coursesCopy.others}</h2>
        <ExamplesNote items={courses} />
        <ul className="narrow-columns gap-3 sm:gap-6 lg:grid-cols-3">
          {courses.slice(0, 3).map((course, index) => (
            // In the two-column layout, two of the three.
            <li key={course.id} className={index === 2 ? 'not-print:max-lg:hidden' : undefined}>
              <CourseCard course={course} phone={site.whatsapp.formations} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const box = { ...posterBox, sizes: '(min-width: 1024px) 30vw, 45vw' }

/** A course: poster, sign-up, share and download. */
export function CourseCard({ course, phone }: { course: Course; phone: string }) {
  const next = nextSessionLine(course)
  return (
    <PosterCard
      title={course.title}
      image={cardImage(course.poster, box)}
      href={coursePath(course)}
      hint={
        <>
          {courseHint(course)}
          {next && <strong className="text-body block">{next}</strong>}
        </>
      }
      isExample={course.isExample}
    >
      <SignUpLink course={course} phone={phone} className="basis-full" />
      <PosterDownloadLink
        title={course.title}
        link={posterDownload('formation', course)}
        className="button-small"
      />
      <ShareButton url={courseUrl(course)} title={course.title} className="button-small" />
    </PosterCard>
  )
}
