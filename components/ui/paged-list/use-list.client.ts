'use client'

import { useSyncExternalStore } from 'react'
import { firstIndex, type PagedSource } from '@/lib/pagination/pages'
import { type ListState, listStore } from './list-store'

/** The state of a list: its items after those in the server HTML, and whether more are loading. */
export function useListState<T extends { id: string }>(source: PagedSource): ListState<T> {
  const { subscribe, getState, getServerState } = listStore<T>(source)
  return useSyncExternalStore(subscribe, getState, getServerState)
}

/** Focuses the link of an item, whose element has its position in the whole list, from 0, as `data-item`. */
export function focusListItem(index: number): void {
  const item = document.querySelector(`[data-item="${index}"]`)
  item?.querySelector('a')?.focus({ preventScroll: true })
}

/** The items after those in the server HTML, with their position in the list, from 0. */
export function useMoreItems<T extends { id: string }>(source: PagedSource) {
  const { items } = useListState<T>(source)
  const first = firstIndex(source.page + 1)
  return items.map((item, index) => ({ item, index: first + index }))
}
