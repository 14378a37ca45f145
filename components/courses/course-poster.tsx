import { EmptyPicture } from '@/components/ui/empty-picture'
import { Picture } from '@/components/ui/picture'
import type { Course } from '@/lib/backend/schemas'

/** The whole poster of a course; the brand's sign without one (A51). */
export function CoursePoster({ course }: { course: Course }) {
  return (
    <div className="rounded-card bg-raised mx-auto aspect-4/5 w-full max-w-md overflow-hidden md:sticky md:top-24 md:max-w-none md:self-start">
      {course.poster ? (
        <Picture
          src={course.poster.src}
          alt={`Affiche : ${course.title}`}
          width={800}
          height={1000}
          sizes="(min-width: 768px) 40vw, (min-width: 500px) 28rem, 92vw"
          className="h-full w-full object-contain"
          priority
        />
      ) : (
        <EmptyPicture />
      )}
    </div>
  )
}
