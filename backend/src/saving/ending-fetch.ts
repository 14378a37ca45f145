import { LineLost, stalledAfterMs } from '../upload/send-form'

const withoutBody = new Set([101, 204, 205, 304])

/** `fetch` that ends: a browser that goes offline may keep a request open for minutes. @throws {LineLost} */
export async function endingFetch(original: typeof fetch, url: string, init: RequestInit = {}) {
  if (init.signal?.aborted) throw new DOMException('', 'AbortError')
  const ended = new AbortController()
  const end = () => ended.abort()
  const timer = setTimeout(end, stalledAfterMs)
  window.addEventListener('offline', end)
  init.signal?.addEventListener('abort', end)
  try {
    const response = await original(url, { ...init, signal: ended.signal })
    const body = withoutBody.has(response.status) ? null : await response.blob()
    return new Response(body, response)
  } catch (error) {
    throw init.signal?.aborted ? error : new LineLost()
  } finally {
    clearTimeout(timer)
    window.removeEventListener('offline', end)
    init.signal?.removeEventListener('abort', end)
  }
}
