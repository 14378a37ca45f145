'use client'

import { useCallback, useState, useSyncExternalStore } from 'react'
import {
  countdownParts,
  millisecondsToNextTick,
  secondsUntil,
  spokenCountdown,
} from '@/lib/dates/countdown'
import { countdownCopy } from './copy'
import { ParsedMarker } from './parsed-marker'

type Props = {
  /** The start, in milliseconds since 1970. */
  instant: number
  /** Whether it had started when the page was rendered. */
  started: boolean
  /** The text of the server HTML, where numbers would be outdated. */
  target: string
}

/**
 * Counts down to an event, then shows that it has started. Screen readers announce the time left
 * once, not every second.
 */
export function Countdown({ instant, started, target }: Props) {
  const seconds = useSecondsUntil(instant, started)
  const [announced, setAnnounced] = useState<string>()
  if (announced === undefined && seconds) setAnnounced(spokenCountdown(seconds))
  const isOver = seconds === 0
  return (
    <div className="hidden-until-parsed flex h-20 items-center justify-center px-2 text-center sm:h-28">
      {seconds === undefined && <p>{target}</p>}
      <p role="status" className={isOver ? 'font-display text-2xl font-bold' : 'sr-only'}>
        {isOver ? countdownCopy.started : announced}
      </p>
      {seconds ? <Figures seconds={seconds} /> : null}
      <ParsedMarker />
    </div>
  )
}

/** Keeps the place of the plural «s», so that the label does not move. */
const singularLabel = "after:invisible after:content-['s']"

/** The four numbers in cells of fixed width, which no digit or label moves; not a live region. */
function Figures({ seconds }: { seconds: number }) {
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={countdownCopy.timeLeft}
      className="grid w-full max-w-xs grid-cols-[repeat(2,minmax(0,5fr))_minmax(0,6fr)_minmax(0,7fr)] gap-x-1 tabular-nums"
    >
      {countdownParts(seconds).map(({ value, unit }) => (
        <p
          key={unit.replace(/s$/, '')}
          className={`text-sm leading-tight whitespace-nowrap ${unit.endsWith('s') ? '' : singularLabel}`}
        >
          <span className="font-display block text-3xl font-bold">{value}</span> {unit}
        </p>
      ))}
    </div>
  )
}

/** Whole seconds left, 0 once started; undefined in the server HTML before the start. */
function useSecondsUntil(instant: number, started: boolean): number | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      const wait = () => {
        const delay = millisecondsToNextTick(instant, Date.now())
        if (delay < Infinity) timer = setTimeout(tick, delay)
      }
      const tick = () => {
        onChange()
        wait()
      }
      wait()
      return () => clearTimeout(timer)
    },
    [instant],
  )
  return useSyncExternalStore<number | undefined>(
    subscribe,
    () => secondsUntil(instant, Date.now()),
    () => (started ? 0 : undefined),
  )
}
