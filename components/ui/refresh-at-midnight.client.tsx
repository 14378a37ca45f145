'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { dayInCotonou } from '@/contract/formatting/dates'

const maxRefreshes = 3
/** Milliseconds between two checks of the day. */
const checkInterval = 5000

/** Refreshes a page rendered on an earlier `day` in Cotonou. Not offline, which would reload the saved copy for ever. */
export function RefreshAtMidnight({ day }: { day: string }) {
  const router = useRouter()
  useEffect(() => {
    let refreshesLeft = maxRefreshes
    const refreshIfOutdated = () => {
      if (refreshesLeft === 0 || document.hidden || isOffline() || dayInCotonou(new Date()) === day)
        return
      refreshesLeft -= 1
      router.refresh()
    }
    refreshIfOutdated()
    const timer = setInterval(refreshIfOutdated, checkInterval)
    return () => clearInterval(timer)
  }, [day, router])
  return null
}

/** Whether the device is offline, or the document a copy saved by public/sw.js. */
function isOffline(): boolean {
  return !navigator.onLine || document.documentElement.dataset.kept !== undefined
}
