import { defaultCourseTexts } from '@/lib/shared/default-contents/course-texts'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'

/** The sentence above the courses, and the steps of every course. */
export type CourseTexts = { lead: string; steps: readonly { title: string; text: string }[] }

/** The texts of courses: what the owner has set, over the defaults. */
export function courseTextsOf({ contents }: Pick<SiteSettings, 'contents'>): CourseTexts {
  const { lead, steps } = contents.courses ?? {}
  return { lead: lead ?? defaultCourseTexts.lead, steps: steps ?? defaultCourseTexts.steps }
}
