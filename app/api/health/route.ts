import { isBackendReachable } from '@/lib/backend/reachability'

export const dynamic = 'force-dynamic'

/** Says whether the site serves pages (it does, backend or not) and whether the backend answers. */
export async function GET(): Promise<Response> {
  const backend = (await isBackendReachable()) ? 'reachable' : 'unreachable'
  return Response.json({ ready: true, backend }, { headers: { 'cache-control': 'no-store' } })
}
