'use client'

import { useSyncExternalStore } from 'react'

const key = 'photo'
const followers = new Set<() => void>()

/**
 * The photo that the address names (`?photo={id}`), or null. The address is the state: a link opens
 * a photo, Back closes it, Forward opens it again.
 */
export function usePhotoOfAddress(): string | null {
  return useSyncExternalStore(follow, photoOfAddress, () => null)
}

/** Opens a photo: the one entry that it adds to the history. */
export function openPhoto(id: string): void {
  window.history.pushState({ openedHere: true }, '', addressOf(id))
  tell()
}

/** Puts another photo in the place of the open one. */
export function browseTo(id: string): void {
  if (id === photoOfAddress()) return
  replace(addressOf(id), { openedHere: isOpenedHere() })
}

/** Closes the photo: back to where it was opened, or off the address of whoever came by link. */
export function closePhoto(): void {
  if (photoOfAddress() === null) return
  if (isOpenedHere()) window.history.back()
  else replace(addressOf(null), {})
}

function photoOfAddress(): string | null {
  return new URLSearchParams(window.location.search).get(key)
}

function isOpenedHere(): boolean {
  return window.history.state?.openedHere === true
}

function addressOf(id: string | null): URL {
  const url = new URL(window.location.href)
  if (id === null) url.searchParams.delete(key)
  else url.searchParams.set(key, id)
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
