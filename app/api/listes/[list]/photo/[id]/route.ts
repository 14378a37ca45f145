import { listOf } from '@/app/lists'
import { decodePathSegment, isRoutableSlug } from '@/lib/http/path-segments'
import { jsonResponse, notFoundResponse } from '../../../responses'

export const dynamic = 'force-static'

/** Rendered on demand and cached like a page. */
export const generateStaticParams = () => []

/** The position of a photo in its gallery: a link to a photo opens it on whatever page it is. */
export async function GET(_: Request, { params }: RouteContext<'/api/listes/[list]/photo/[id]'>) {
  const { list, id: segment } = await params
  const id = decodePathSegment(segment)
  const gallery = list.startsWith('photos') ? listOf(list) : undefined
  const index = gallery && isRoutableSlug(id) ? await gallery.indexOf(id) : -1
  return index < 0 ? notFoundResponse() : jsonResponse({ index })
}
