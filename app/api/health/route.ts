import { isReachable } from '@/lib/backend/client'

export const dynamic = 'force-dynamic'

/** Milliseconds for which a result is reused, and that a request to the backend may take. */
const maxAgeMs = 2000
const timeoutMs = 2000

let last: { startedAt: number; reachable: Promise<boolean> } | undefined

/** Health check: `ready` is always true, because pages are served without the backend, which is asked at most once every two seconds. */
export async function GET(): Promise<Response> {
  if (!last || performance.now() - last.startedAt > maxAgeMs) {
    last = { startedAt: performance.now(), reachable: isReachable(timeoutMs) }
  }
  const backend = (await last.reachable) ? 'reachable' : 'unreachable'
  return Response.json({ ready: true, backend }, { headers: { 'cache-control': 'no-store' } })
}
