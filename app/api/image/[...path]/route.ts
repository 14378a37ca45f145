import { decodePathSegment, isRoutableSlug } from '@/lib/http/path-segments'
import { renditionNotFound, renditionResponse } from '@/lib/images/rendition-response'

/** A rendition of the backend, by its path under the API base. */
export async function GET({ headers }: Request, { params }: RouteContext<'/api/image/[...path]'>) {
  const segments = (await params).path.map(decodePathSegment)
  if (!segments.every(isRoutableSlug)) return renditionNotFound()
  return renditionResponse(segments.map(encodeURIComponent).join('/'), headers.get('accept') ?? '')
}
