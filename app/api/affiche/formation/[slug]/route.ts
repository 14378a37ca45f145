import { getCourse } from '@/lib/courses/queries'
import { posterRoute } from '@/lib/images/poster-jpeg'

/** The poster of a course as a JPEG download named after its title. */
export const GET = posterRoute(getCourse)
