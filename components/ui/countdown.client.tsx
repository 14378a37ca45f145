'use client'

import { useCallback, useState, useSyncExternalStore } from 'react'
import {
  countdownParts,
  millisecondsToNextTick,
  secondsUntil,
  spokenCountdown,
} from '@/lib/dates/countdown'

type Props = {
  /** When it starts, in milliseconds since 1970. */
  instant: number
  /** Whether it had started when the page was rendered: then it has for every reader. */
  started: boolean
  /** What the server HTML says in place of numbers, which would be old when they are read. */
  target: string
}

/**
 * Counts down to an event (R78) and says when it has begun (R79). The first frame is the server's;
 * then it ticks in silence, having been announced once.
 */
export function Countdown({ instant, started, target }: Props) {
  const seconds = useSecondsUntil(instant, started)
  const [announced, setAnnounced] = useState<string>()
  if (announced === undefined && seconds) setAnnounced(spokenCountdown(seconds))
  const isOver = seconds === 0
  return (
    <div className="flex h-20 items-center justify-center px-2 text-center sm:h-28">
      {seconds === undefined && <p>{target}</p>}
      <p role="status" className={isOver ? 'font-display text-2xl font-bold' : 'sr-only'}>
        {isOver ? 'L’événement a commencé' : announced}
      </p>
      {seconds ? <Figures seconds={seconds} /> : null}
    </div>
  )
}

/** The four numbers: read on demand, never announced by themselves. */
function Figures({ seconds }: { seconds: number }) {
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label="Temps restant"
      className="grid w-full max-w-xs grid-cols-[repeat(4,auto)] justify-around gap-x-2 tabular-nums"
    >
      {countdownParts(seconds).map(({ value, unit }) => (
        <p key={unit.replace(/s$/, '')} className="text-sm leading-tight whitespace-nowrap">
          <span className="font-display block text-3xl font-bold">{value}</span> {unit}
        </p>
      ))}
    </div>
  )
}

/** Whole seconds left, 0 once started; undefined in the server HTML while it is ahead. */
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
