import { ActionBar } from '@/components/layout/action-bar'
import { ReplyTime } from '@/components/layout/reply-time'
import { ExampleTag } from '@/components/ui/example-tag'
import { IntentLink } from '@/components/ui/intent-link'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { Poster } from '@/components/ui/poster'
import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Course } from '@/lib/backend/schemas'
import { coursesCopy } from '@/lib/courses/copy'
import { courseFacts, type CourseTexts, courseTextsOf } from '@/lib/courses/facts'
import { coursesPath, courseUrl } from '@/lib/courses/urls'
import { posterDownload } from '@/lib/images/poster-download'
import { SignUpLink } from './sign-up-link'

/** One course: poster, title, actions and what follows the sign-up. */
export function CourseArticle({ course, site }: { course: Course; site: SiteSettings }) {
  const { lead, steps } = courseTextsOf(site)
  return (
    <article className="section grid gap-x-10 gap-y-4 pt-20 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-y-6 md:pt-24 lg:gap-x-16">
      <p className="md:col-span-2">
        <IntentLink href={coursesPath} className="text-link">
          ← {coursesCopy.all}
        </IntentLink>
      </p>
      <div className="rounded-card bg-raised mx-auto aspect-4/5 w-full max-w-md overflow-hidden md:sticky md:top-24 md:max-w-none md:self-start">
        <Poster
          title={course.title}
          src={course.poster}
          sizes="(min-width: 768px) 40vw, (min-width: 500px) 28rem, 90vw"
          className="h-full w-full object-contain"
        />
      </div>
      <div className="min-w-0 max-md:mt-4">
        <h1 className="headline text-accent wrap-anywhere" dir="auto">
          {course.title}
        </h1>
        {course.isExample && <ExampleTag className="tag mt-3" />}
        <p className="mt-5 max-w-prose text-lg">{course.lead ?? lead}</p>
        <dl className="mt-6 grid gap-1 text-lg">
          {courseFacts(course).map(({ label, values }) => (
            <div key={label} className="flex flex-wrap gap-x-3">
              <dt className="text-muted">{label}</dt>
              {values.map((value) => (
                <dd key={value} className="font-display font-semibold wrap-anywhere">
                  {value}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <div className="hidden-until-parsed mt-8 flex flex-wrap gap-3 max-lg:*:grow max-lg:[&_.button]:px-4">
          <ActionBar>
            <SignUpLink course={course} phone={site.whatsapp.formations} />
          </ActionBar>
          <PosterDownloadLink title={course.title} link={posterDownload('formation', course)} />
          <ShareButton url={courseUrl(course)} title={course.title} />
          <ParsedMarker />
        </div>
        <ReplyTime>{site.replyTime}</ReplyTime>
        <CourseSteps steps={steps} />
      </div>
    </article>
  )
}

function CourseSteps({ steps }: Pick<CourseTexts, 'steps'>) {
  return (
    <section className="mt-8 md:mt-12">
      <h2 className="text-2xl">{coursesCopy.howHeading}</h2>
      <ol className="mt-4 grid gap-4 md:mt-6 md:gap-6">
        {steps.map(({ title, text }, index) => (
          <li key={index} className="grid grid-cols-[3rem_1fr] gap-4">
            <span
              aria-hidden="true"
              className="font-display border-accent text-accent tabular-figures grid h-12 w-12 place-content-center rounded-t-full border-2 text-xl font-bold"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-prose whitespace-pre-line">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
