/** A GET, with its JSON when it is some. */
export async function read(url: string, init?: RequestInit) {
  const response = await fetch(url, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  const json: unknown = isJson && text !== '' ? JSON.parse(text) : undefined
  return { status: response.status, headers: response.headers, text, json }
}
