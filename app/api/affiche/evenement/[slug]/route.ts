import { getEvent } from '@/lib/events/queries'
import { posterNotFound, posterResponse } from '@/lib/images/poster-jpeg'

type Context = { params: Promise<{ slug: string }> }

/** The poster of an event, as a JPEG to save under its title (R56, R73, A30). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { slug } = await params
  // A path of dots would lead out of the events.
  if (/^\.*$/.test(slug)) return posterNotFound()
  const loaded = await getEvent(slug)
  return 'data' in loaded
    ? posterResponse(loaded.data.poster?.src, loaded.data.title)
    : posterNotFound()
}
