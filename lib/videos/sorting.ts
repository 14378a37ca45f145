import { descending } from '@/lib/text/compare'

type Created = { id: string; createdAt?: string }

/** By instant of creation, latest first; without a valid one it comes last. */
export function latestVideosFirst<T extends Created>(videos: readonly T[]): T[] {
  return [...videos].sort((a, b) => instant(b) - instant(a) || descending(a.id, b.id))
}

function instant({ createdAt }: Created): number {
  const parsed = Date.parse(createdAt ?? '')
  return Number.isNaN(parsed) ? Number.MIN_SAFE_INTEGER : parsed
}
