import { buttonStyles } from '@/components/ui/button-styles'
import { PosterCard } from '@/components/ui/poster-card'
import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { Course } from '@/lib/backend/schemas'
import { coursePath, courseUrl } from '@/lib/courses/urls'
import { SignUpLink } from './sign-up-link'

const sizes = '(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw'

/** A course: poster, sign-up, share and download. */
export function CourseCard({ course }: { course: Course }) {
  return (
    <PosterCard title={course.title} poster={course.poster} href={coursePath(course)} sizes={sizes}>
      <SignUpLink course={course} className="basis-full" />
      <PosterDownloadLink kind="formation" owner={course} className={buttonStyles.small} />
      <ShareButton url={courseUrl(course)} title={course.title} className={buttonStyles.small} />
    </PosterCard>
  )
}
