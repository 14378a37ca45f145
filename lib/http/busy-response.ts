/** The response when too much work of a kind is waiting; the client may retry two seconds later. */
export function busyResponse(): Response {
  return new Response('Trop de demandes en même temps. Réessayez dans quelques secondes.', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
    },
  })
}
