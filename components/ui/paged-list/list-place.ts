import { attempt } from '@/platform/attempt.mjs'

const stateKey = 'listPlace'

/** Where a visitor is in a list: the pages shown, and the scroll position in pixels. */
type ListPlace = { list: string; first: number; last: number; top: number }

/** The place that this history entry notes; undefined on a first visit. */
export function notedPlace(): ListPlace | undefined {
  return history.state?.[stateKey] as ListPlace | undefined
}

/** Whether the place is on a page that a reload lacks at first: a position that the browser restores would move. */
export function isPlaceOnLaterPage(): boolean {
  const place = notedPlace()
  return place !== undefined && place.last > place.first
}

/** Notes the place in the current history entry, for Back, Forward and a reload. */
export function notePlace(place: ListPlace): void {
  // The state keeps the router's own properties, so the router does not take it for a navigation. Safari
  // throws after 100 changes in 30 seconds: the place noted before stays.
  attempt(() => history.replaceState({ ...history.state, [stateKey]: place }, ''))
}
