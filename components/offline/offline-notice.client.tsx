'use client'

import { usePathname } from 'next/navigation'
import { useState, useSyncExternalStore } from 'react'
import { useBrowserValue } from '@/components/ui/use-browser-value.client'
import { offlinePath } from '@/lib/offline/offline-path'
import { offlineCopy } from './copy'

/** Tells a visitor who is offline, or who reads a saved page, with a link to all saved pages. */
export function OfflineNotice() {
  const pathname = usePathname()
  const [landedOn] = useState(pathname)
  const online = useSyncExternalStore(subscribe, isOnline, () => true)
  const savedAt = useBrowserValue(documentSavedAt, undefined)
  // A page that follows by client navigation came from the network.
  const savedCopy = pathname === landedOn ? savedAt : undefined
  if ((online && !savedCopy) || pathname === offlinePath) return null
  return (
    <p
      role="status"
      data-theme="night"
      className="sticky bottom-[var(--action-bar-height,0px)] z-10 border-t border-white/15 px-4 py-2 text-center"
    >
      {savedCopy ? offlineCopy.savedCopy(dateAndTime(savedCopy)) : offlineCopy.offline}{' '}
      <a href={offlinePath} className="inline-block py-2.5 font-semibold underline">
        {offlineCopy.savedPages}
      </a>
    </p>
  )
}

const isOnline = () => navigator.onLine

/** When the service worker saved this document; undefined when it came from the network. */
const documentSavedAt = () => document.documentElement.dataset.kept

function dateAndTime(instant: string): string {
  return new Date(instant).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const type of ['online', 'offline']) addEventListener(type, onChange, { signal })
  return () => listening.abort()
}
