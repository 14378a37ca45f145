'use client'

import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** A value that the browser alone knows and that does not change; `inHtml` in the server HTML and until hydration. */
export function useBrowserValue<T>(read: () => T, inHtml: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => inHtml)
}
