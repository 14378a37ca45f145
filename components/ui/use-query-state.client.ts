'use client'

import { useSyncExternalStore } from 'react'
import { attempt } from '@/platform/attempt.mjs'
import { goBack } from './go-back'

const listeners = new Set<() => void>()

/** The state of an overlay in the query parameter `key`: a link opens it, Back closes it, Forward opens it again. */
export function createQueryState(key: string) {
  const current = () => new URLSearchParams(window.location.search).get(key)
  return {
    /** The current value, or null; `serverValue` on the server and for hydration. */
    useValue: (serverValue: string | null = null): string | null =>
      useSyncExternalStore(subscribe, current, () => serverValue),

    /** Opens it with a new history entry, without `removedKeys`, the parameters that do not apply to the new value. */
    open(value: string, removedKeys: readonly string[] = []): void {
      const url = urlWith(key, value)
      for (const removedKey of removedKeys) url.searchParams.delete(removedKey)
      pushState(url)
    },

    /** Opens it with a new history entry at a URL of its own, which names the value too. */
    openAt: pushState,

    /** Replaces the open value, without a new history entry. */
    replace(value: string): void {
      if (value === current()) return
      replaceState(urlWith(key, value), { openedHere: isOpenedHere() })
    },

    /** Closes it: goes back if this tab opened it, else removes it from the URL. */
    close(): void {
      if (current() === null) return
      if (isOpenedHere()) goBack()
      else replaceState(urlWith(key, null), {})
    },
  }
}

function isOpenedHere(): boolean {
  return window.history.state?.openedHere === true
}

function urlWith(key: string, value: string | null): URL {
  const url = new URL(window.location.href)
  if (value === null) url.searchParams.delete(key)
  else url.searchParams.set(key, value)
  return url
}

function pushState(url: string | URL): void {
  // Once on a double tap. A string is a path.
  if (window.location.href.endsWith(String(url))) return
  window.history.pushState({ openedHere: true }, '', url)
  notifyListeners()
}

function replaceState(url: URL, state: object): void {
  // Safari throws after 100 changes in 30 seconds: the URL then stays unchanged.
  attempt(() => window.history.replaceState(state, '', url))
  notifyListeners()
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}
