import { getEvent } from '@/lib/events/queries'
import { posterRoute } from '@/lib/images/poster-jpeg'

/** The poster of an event as a JPEG download named after its title. */
export const GET = posterRoute(getEvent)
