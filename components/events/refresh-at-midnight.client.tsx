'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { dayInCotonou } from '@/lib/dates/dates'

/** How often a page that is a day old asks for another, and how often it looks at the day. */
const tries = 3
const interval = 5000

/**
 * Lets a page that depends on the day ask the server for another: a copy of yesterday, or a page
 * left open over midnight in Cotonou (R69). Without a network there is nobody to ask, and asking
 * would load the kept copy again and again.
 * @param day the day in Cotonou when the page was rendered
 */
export function RefreshAtMidnight({ day }: { day: string }) {
  const router = useRouter()
  useEffect(() => {
    let left = tries
    const look = () => {
      if (left === 0 || document.hidden || isOffline() || dayInCotonou(new Date()) === day) return
      left -= 1
      router.refresh()
    }
    look()
    const timer = setInterval(look, interval)
    return () => clearInterval(timer)
  }, [day, router])
  return null
}

/** Whether the device is offline, or the document is one that it kept (public/sw.js). */
function isOffline(): boolean {
  return !navigator.onLine || document.documentElement.dataset.kept !== undefined
}
