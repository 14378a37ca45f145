'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { prefersReducedData } from '@/components/ui/visitor-preferences'
import { offlinePath } from '@/lib/offline/offline-pages'
import { reduceDataUse, reportPageSeen } from './connection'
import './data-saver.css'

/** A page that was open this long, in milliseconds, and has loaded, counts as seen. */
const seenAfter = 3000

/**
 * What the visitor's line asks of every page: less for those who save data; for the others a copy of
 * what they saw, to read offline, and a word when they are.
 */
export function DataSaver() {
  const pathname = usePathname()
  const [landedOn] = useState(pathname)
  const online = useSyncExternalStore(follow, isOnline, () => true)
  const keptAt = useSyncExternalStore(never, whenKept, () => undefined)
  useEffect(() => {
    if (prefersReducedData()) return reduceDataUse()
    const timer = setInterval(() => {
      if (document.readyState !== 'complete') return
      clearInterval(timer)
      void reportPageSeen()
    }, seenAfter)
    return () => clearInterval(timer)
  }, [pathname])
  // The page that follows inside the site came from the network.
  const copy = pathname === landedOn ? keptAt : undefined
  if ((online && !copy) || pathname === offlinePath) return null
  return (
    <p
      role="status"
      data-tone="night"
      className="sticky bottom-0 z-10 border-t border-white/15 px-4 py-2 text-center"
    >
      {copy ? `Copie du ${day(copy)}, faute de réseau.` : 'Vous êtes hors ligne.'}{' '}
      <a href={offlinePath} className="inline-block py-2.5 font-semibold underline">
        Les pages gardées
      </a>
    </p>
  )
}

const never = () => () => {}
const isOnline = () => navigator.onLine
/** When the worker kept this document (public/sw.js); undefined when it came from the network. */
const whenKept = () => document.documentElement.dataset.kept

function day(kept: string): string {
  return new Date(kept).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })
}

function follow(tell: () => void): () => void {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}
