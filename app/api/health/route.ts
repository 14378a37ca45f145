import { isBackendReachable } from '@/lib/backend/reachability'

export const dynamic = 'force-dynamic'

/** Health check: `ready` is always true, because pages are served without the backend. */
export async function GET(): Promise<Response> {
  const backend = (await isBackendReachable()) ? 'reachable' : 'unreachable'
  return Response.json({ ready: true, backend }, { headers: { 'cache-control': 'no-store' } })
}
