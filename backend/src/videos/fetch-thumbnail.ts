import { readBody } from '../../../platform/read-body.mjs'

/** YouTube's pictures have 300 kB. */
const mostBytes = 3_000_000
const deadlineMs = 10_000

/** The largest picture of a video; null when YouTube has none, or does not answer in time. @param origin of its pictures */
export async function fetchThumbnail(origin: string, id: string): Promise<Buffer | null> {
  const signal = AbortSignal.timeout(deadlineMs)
  for (const name of ['maxresdefault', 'hqdefault']) {
    const address = `${origin}/vi/${id}/${name}.jpg`
    const response = await fetch(address, { signal, redirect: 'error' }).catch(() => null)
    const bytes = response && (await readBody(response, mostBytes + 1, signal).catch(() => null))
    if (response?.ok && bytes?.length && bytes.length <= mostBytes) return bytes
  }
  return null
}
