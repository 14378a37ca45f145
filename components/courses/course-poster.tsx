import { BackendPicture } from '@/components/ui/backend-picture'
import type { Course } from '@/lib/backend/schemas'
import { coursesCopy } from '@/lib/courses/copy'

/** The whole poster of a course, or a placeholder. */
export function CoursePoster({ course }: { course: Course }) {
  return (
    <div className="rounded-card bg-raised mx-auto aspect-4/5 w-full max-w-md overflow-hidden md:sticky md:top-24 md:max-w-none md:self-start">
      <BackendPicture
        src={course.poster}
        alt={coursesCopy.posterAlt(course.title)}
        width={800}
        height={1000}
        sizes="(min-width: 768px) 40vw, (min-width: 500px) 28rem, 90vw"
        className="h-full w-full object-contain"
        priority
      />
    </div>
  )
}
