/** A request (GET by default), with its body as text and, when it is JSON, parsed. */
export async function read(url: string, init?: RequestInit) {
  // A connection that waits may be closed by the server just when it is used again.
  const headers = { Connection: 'close', ...init?.headers }
  const response = await fetch(url, { ...init, headers })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  const json: unknown = isJson && text !== '' ? JSON.parse(text) : undefined
  return { status: response.status, headers: response.headers, text, json }
}
