import { getCourse } from '@/lib/courses/queries'
import { posterNotFound, posterResponse } from '@/lib/images/poster-jpeg'

type Context = { params: Promise<{ slug: string }> }

/** The poster of a course, as a JPEG to save under its title (R103, A30). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const loaded = await getCourse((await params).slug)
  return 'data' in loaded
    ? posterResponse(loaded.data.poster?.src, loaded.data.title)
    : posterNotFound()
}
