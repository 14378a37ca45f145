import { getEvent } from '@/lib/events/queries'
import { decodePathSegment } from '@/lib/http/path-segments'
import { posterNotFound, posterResponse } from '@/lib/images/poster-jpeg'

type Context = { params: Promise<{ slug: string }> }

/** The poster of an event as a JPEG download named after its title. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const loaded = await getEvent(decodePathSegment((await params).slug))
  if (!('data' in loaded)) return posterNotFound()
  return posterResponse(loaded.data.poster?.src, loaded.data.title)
}
