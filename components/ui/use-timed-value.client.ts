'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Milliseconds of a timer at most. */
const maxDelay = 2 ** 31 - 1

/**
 * A value that depends on the time. Both functions get an instant in milliseconds since 1970.
 * @param valueAt the value; what it returns is compared by identity
 * @param untilChange milliseconds until it may change, Infinity for ever; the same function on every render
 * @param inHtml the value in the server HTML and until hydration
 */
export function useTimedValue<T>(
  valueAt: (now: number) => T,
  untilChange: (now: number) => number,
  inHtml: T,
): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      const wait = () => {
        const delay = untilChange(Date.now())
        if (delay < Infinity) timer = setTimeout(tick, Math.min(delay, maxDelay))
      }
      const tick = () => {
        onChange()
        wait()
      }
      wait()
      return () => clearTimeout(timer)
    },
    [untilChange],
  )
  return useSyncExternalStore(
    subscribe,
    () => valueAt(Date.now()),
    () => inHtml,
  )
}

const minute = 60_000
const untilNextMinute = (now: number) => minute - (now % minute)

/** When the current minute began, in milliseconds since 1970; undefined in the server HTML and until hydration. */
export const useCurrentMinute = (): number | undefined =>
  useTimedValue((now) => now - (now % minute), untilNextMinute, undefined)
