'use client'

import { useSyncExternalStore } from 'react'

const followers = new Set<() => void>()

/**
 * What lies open over a page, kept in the address (`?photo={id}`). The address is the state: a link
 * opens it, Back closes it, Forward opens it again.
 * @param key the name in the query
 */
export function createQueryState(key: string) {
  const current = () => new URLSearchParams(window.location.search).get(key)
  return {
    /**
     * The value that the address holds, or null.
     * @param onServer what the server knew of it, for the first rendering
     */
    useValue: (onServer: string | null = null): string | null =>
      useSyncExternalStore(follow, current, () => onServer),

    /**
     * Opens it: the one entry that it adds to the history.
     * @param others names of the query that mean nothing with the new value
     */
    open(value: string, others: readonly string[] = []): void {
      const url = addressWith(key, value)
      for (const other of others) url.searchParams.delete(other)
      window.history.pushState({ openedHere: true }, '', url)
      tell()
    },

    /** Puts another in the place of the open one. */
    browse(value: string): void {
      if (value === current()) return
      replace(addressWith(key, value), { openedHere: isOpenedHere() })
    },

    /** Closes it: back to where it was opened, or off the address of whoever came by link. */
    close(): void {
      if (current() === null) return
      if (isOpenedHere()) window.history.back()
      else replace(addressWith(key, null), {})
    },
  }
}

function isOpenedHere(): boolean {
  return window.history.state?.openedHere === true
}

function addressWith(key: string, value: string | null): URL {
  const url = new URL(window.location.href)
  if (value === null) url.searchParams.delete(key)
  else url.searchParams.set(key, value)
  return url
}

function replace(url: URL, state: object): void {
  try {
    window.history.replaceState(state, '', url)
  } catch {
    // Safari allows a hundred changes in thirty seconds; the address then stays behind.
    return
  }
  tell()
}

function tell(): void {
  for (const follower of followers) follower()
}

function follow(follower: () => void): () => void {
  followers.add(follower)
  window.addEventListener('popstate', follower)
  return () => {
    followers.delete(follower)
    window.removeEventListener('popstate', follower)
  }
}
