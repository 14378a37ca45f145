'use client'

import { useCallback, useState } from 'react'
import {
  countdownParts,
  hoursWoven,
  millisecondsToNextTick,
  secondsUntil,
  spokenCountdown,
} from '@/lib/dates/countdown'
import { countdownCopy } from './copy'
import { ParsedMarker } from './parsed-marker'
import { useTimedValue } from './use-timed-value.client'

type Props = {
  /** The start, in milliseconds since 1970. */
  instant: number
  /** The end, in milliseconds since 1970, if known. */
  end: number | undefined
  /** Whether it had started, and whether it was over, when the page was rendered. */
  started: boolean
  ended: boolean
  /** The text of the server HTML, where numbers would be outdated. */
  target: string
}

/** The state after the end, beside the seconds left. */
const over = -1

/** Counts down to an event, then says that it has started, then ended. Screen readers announce the time left once. */
export function Countdown({ instant, end = Infinity, started, ended, target }: Props) {
  const seconds = useSecondsUntil(instant, end, ended ? over : started ? 0 : undefined)
  const [announced, setAnnounced] = useState<string>()
  const isRunning = seconds !== undefined && seconds > 0
  if (announced === undefined && isRunning) setAnnounced(spokenCountdown(seconds))
  const news = seconds === 0 ? countdownCopy.started : seconds === over && countdownCopy.ended
  return (
    <div className="hidden-until-parsed @container relative isolate flex min-h-16 items-center justify-center md:min-h-24">
      {seconds === undefined && <p>{target}</p>}
      <p role="status" className={news ? 'font-display text-2xl font-bold' : 'sr-only'}>
        {news || announced}
      </p>
      {isRunning && <Figures seconds={seconds} />}
      {seconds !== undefined && seconds !== over && <WovenHours woven={hoursWoven(seconds)} />}
      <ParsedMarker />
    </div>
  )
}

/** The last day as a strip of cloth, of which a tile is woven each hour; complete from the start on. Below the figures: nothing moves. */
function WovenHours({ woven }: { woven: number }) {
  if (woven < 0) return null
  return (
    <div
      aria-hidden="true"
      className="bg-tint absolute inset-x-0 bottom-0 -z-10 h-1.5"
      data-woven={woven}
    >
      <div className="woven-divider h-full" style={{ width: `${(woven / 24) * 100}%` }} />
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
      className="facts grid w-full max-w-md grid-cols-2 @min-[14rem]:grid-cols-4"
    >
      {countdownParts(seconds).map(({ value, unit }) => (
        <p
          key={unit.replace(/s$/, '')}
          className={`text-xs leading-tight whitespace-nowrap @2xs:text-sm ${unit.endsWith('s') ? '' : singularLabel}`}
        >
          <span className="font-display block text-2xl/none font-bold @2xs:text-3xl/none @sm:text-5xl/none">
            {String(value).padStart(2, '0')}
          </span>{' '}
          {unit}
        </p>
      ))}
    </div>
  )
}

/** Whole seconds left, 0 once started, `over` after the end; in the server HTML what the page says. */
function useSecondsUntil(instant: number, end: number, inHtml: number | undefined) {
  return useTimedValue<number | undefined>(
    (now) => (now < end ? secondsUntil(instant, now) : over),
    useCallback(
      (now) => {
        if (now < instant) return millisecondsToNextTick(instant, now)
        return now < end ? end - now : Infinity
      },
      [instant, end],
    ),
    inHtml,
  )
}
