import { descending } from '@/lib/text/compare'

type Created = { id: string; createdAt?: string }

/** Sorts by creation time, latest first; videos without a valid one come last. */
export function latestVideosFirst<T extends Created>(videos: readonly T[]): T[] {
  return [...videos].sort((a, b) => instant(b) - instant(a) || descending(a.id, b.id))
}

function instant({ createdAt }: Created): number {
  const parsed = Date.parse(createdAt ?? '')
  return Number.isNaN(parsed) ? Number.MIN_SAFE_INTEGER : parsed
}
