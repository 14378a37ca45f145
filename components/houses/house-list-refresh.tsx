import { RefreshAtMidnight } from '@/components/ui/refresh-at-midnight.client'
import type { House } from '@/lib/backend/schemas'
import { dayInCotonou } from '@/lib/shared/dates'

/** Refreshes a list at midnight in Cotonou, when a house that was sold may leave it. */
export function HouseListRefresh({ houses }: { houses: readonly House[] }) {
  if (!houses.some(({ concluded }) => concluded?.on)) return null
  return <RefreshAtMidnight day={dayInCotonou(new Date())} />
}
