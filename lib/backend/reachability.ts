import 'server-only'
import { isReachable } from './client'

/** Milliseconds that a finding is reused, and that a probe may take. */
const freshness = 2000
const limit = 2000

let finding: { at: number; reachable: Promise<boolean> } | undefined

/** Whether the backend answers, asked at most once every two seconds however often it is called. */
export function isBackendReachable(): Promise<boolean> {
  if (!finding || Date.now() - finding.at > freshness) {
    finding = { at: Date.now(), reachable: isReachable(limit) }
  }
  return finding.reachable
}
