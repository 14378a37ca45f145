import { coursesCopy } from '@/lib/courses/copy'
import type { CourseTexts } from '@/lib/courses/texts'

/** The steps of a course, from the first message. */
export function CourseSteps({ steps }: Pick<CourseTexts, 'steps'>) {
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
