import { decodePathSegment, isRoutableSlug } from '@/lib/http/path-segments'
import { renditionNotFound, renditionResponse } from '@/lib/images/rendition-response'

type Context = { params: Promise<{ path: string[] }> }

/** A rendition of the backend, by its path under the API base. */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  const segments = (await params).path.map(decodePathSegment)
  if (!segments.every(isRoutableSlug)) return renditionNotFound()
  return renditionResponse(segments.map(encodeURIComponent).join('/'), headers.get('accept') ?? '')
}
