import { buttonStyles } from '@/components/ui/button-styles'
import { posterBox, PosterCard } from '@/components/ui/poster-card'
import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { Course } from '@/lib/backend/schemas'
import { courseHint, nextSessionLine } from '@/lib/courses/facts'
import { coursePath, courseUrl } from '@/lib/courses/urls'
import { cardImage } from '@/lib/images/picture-props'
import { posterDownload } from '@/lib/images/poster-download'
import { SignUpLink } from './sign-up-link'

const box = { ...posterBox, sizes: '(min-width: 1024px) 30vw, 45vw' }

type Props = {
  course: Course
  /** The WhatsApp number of courses. */
  phone: string
}

/** A course: poster, sign-up, share and download. */
export function CourseCard({ course, phone }: Props) {
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
        className={buttonStyles.small}
      />
      <ShareButton url={courseUrl(course)} title={course.title} className={buttonStyles.small} />
    </PosterCard>
  )
}
