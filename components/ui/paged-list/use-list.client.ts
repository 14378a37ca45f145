'use client'

import { useSyncExternalStore } from 'react'
import { firstIndex, type PagedSource } from '@/lib/pagination/pages'
import { type ListState, listStore } from './list-store'

/** The state of a list: its items after those in the server HTML, and whether more are loading. */
export function useListState<T extends { id: string }>(source: PagedSource): ListState<T> {
  const { subscribe, getState, getServerState } = listStore<T>(source)
  return useSyncExternalStore(subscribe, getState, getServerState)
}

/** The attribute by which the list finds the element of an item; `index` is its position in the whole list, from 0. */
export function listItem(index: number) {
  return { 'data-item': index }
}

/** Focuses the link of an item. */
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
