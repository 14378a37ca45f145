import { isReachable } from './client'

/** Milliseconds for which a result is reused, and that a request may take. */
const maxAgeMs = 2000
const timeoutMs = 2000

let last: { startedAt: number; reachable: Promise<boolean> } | undefined

/** Whether the backend answers. It is requested at most once every two seconds. */
export function isBackendReachable(): Promise<boolean> {
  if (!last || performance.now() - last.startedAt > maxAgeMs) {
    last = { startedAt: performance.now(), reachable: isReachable(timeoutMs) }
  }
  return last.reachable
}
