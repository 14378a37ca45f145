import type { z } from 'zod'
import type {
  courseSchema,
  eventSchema,
  houseSchema,
  photoSchema,
  videoSchema,
} from '../../lib/backend/schemas'

/** The objects of the content API (specification §3), as a backend sends them. */
export type MockEvent = z.input<typeof eventSchema>
export type MockVideo = z.input<typeof videoSchema>
export type MockPhoto = z.input<typeof photoSchema>
export type MockCourse = z.input<typeof courseSchema>
export type MockHouse = z.input<typeof houseSchema>

/** What the fixtures depend on. */
export type ContentOptions = {
  /** The backend's own base URL, for the files that have an absolute address. */
  base: string
  /** The current day in Cotonou, as `YYYY-MM-DD`. */
  today: string
}

/**
 * How the mock backend answers. `refuse` closes the listening socket (for a single path: it closes
 * the connection); `hang` accepts the request and never answers; `notFound` is an HTML 404 for
 * every path, as with a wrong base URL; `empty` is a healthy backend without content.
 */
export type Mode =
  | 'ok'
  | 'refuse'
  | 'hang'
  | 'error500'
  | 'html'
  | 'truncated'
  | 'notFound'
  | 'empty'

/** A request that the mock backend received. */
export type MockRequest = {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  /** Of a POST, as text. */
  body?: string
  /** Set once the connection is closed without an answer, in the mode `hang`. */
  isGivenUp?: true
}
