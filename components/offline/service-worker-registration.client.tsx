'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { prefersReducedData } from '@/components/ui/visitor-preferences'
import { houseParam, photoParam } from '@/lib/site/query-params'

/** Milliseconds after which an open page that has loaded is saved for offline reading. */
const saveAfterMs = 3000

/** Registers the service worker, which saves the visited pages. Not under Save-Data. */
export function ServiceWorkerRegistration() {
  const pathname = usePathname()
  useEffect(() => {
    if (prefersReducedData()) return
    const timer = setInterval(() => {
      if (document.readyState !== 'complete') return
      clearInterval(timer)
      void savePage()
    }, saveAfterMs)
    return () => clearInterval(timer)
  }, [pathname])
  return null
}

/** Sends the URL of the page and of its loaded pictures to the service worker. */
async function savePage(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  const page = new URL(location.href)
  // An overlay opened by the query string is not a separate page.
  for (const overlay of [photoParam, houseParam]) page.searchParams.delete(overlay)
  const pictures = [...document.images]
    .filter((image) => image.complete)
    .map((image) => image.currentSrc)
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ seen: page.pathname + page.search, pictures: pictures.filter(Boolean) })
  } catch {
    // Private windows may refuse service workers: nothing is saved then.
  }
}
