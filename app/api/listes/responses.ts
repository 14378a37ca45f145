/** Data of a list. Browsers ask whether it has changed, as they do for pages. */
export function jsonResponse(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(data, { headers: { 'cache-control': 'no-cache', ...headers } })
}

/** There is no such list, page or photo. */
export const notFoundResponse = (): Response => Response.json(null, { status: 404 })
