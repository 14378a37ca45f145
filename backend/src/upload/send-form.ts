/** The line was lost, or there was none: nothing is known of the answer. */
export class LineLost extends Error {
  // As of a browser: french-texts.ts has the sentence.
  override message = 'Failed to fetch'
}

type Options = {
  method: string
  headers?: HeadersInit
  body: FormData
  signal?: AbortSignal | null
  /** Bytes that have left, and all of them. */
  onProgress: (sent: number, total: number) => void
}

/** How long nothing may leave before the line counts as lost, in milliseconds. */
export const stalledAfterMs = 60_000

/** Sends form data and says how much has left, which `fetch` does not tell; ends offline. @throws {LineLost} */
export function sendForm(url: string, options: Options): Promise<Response> {
  const { method, headers, body, signal, onProgress } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method.toUpperCase(), url)
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.responseType = 'blob'
    let isLost = false
    const loseLine = () => {
      isLost = true
      request.abort()
    }
    let stalled = setTimeout(loseLine, stalledAfterMs)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      if (loaded < total) stalled = setTimeout(loseLine, stalledAfterMs)
      onProgress(loaded, total)
    }
    // With the type of its blob, which is all that forms read of the headers.
    request.onload = () => resolve(new Response(request.response as Blob, request))
    request.onerror = () => reject(new LineLost())
    request.onabort = () => reject(isLost ? new LineLost() : new DOMException('', 'AbortError'))
    request.onloadend = () => {
      clearTimeout(stalled)
      window.removeEventListener('offline', loseLine)
    }
    window.addEventListener('offline', loseLine)
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
