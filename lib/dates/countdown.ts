/** Whole seconds until an instant, rounded up; 0 from that instant on. Both in milliseconds. */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000))
}

/** Milliseconds until the value of `secondsUntil` changes; Infinity from the instant on. */
export function millisecondsToNextTick(instant: number, now: number): number {
  if (now >= instant) return Infinity
  return (instant - now) % 1000 || 1000
}

/** The parts of a countdown: days, hours, minutes and seconds, each with its French unit. */
export function countdownParts(seconds: number) {
  return [
    part(Math.floor(seconds / 86_400), 'jour'),
    part(Math.floor(seconds / 3600) % 24, 'heure'),
    part(Math.floor(seconds / 60) % 60, 'minute'),
    part(seconds % 60, 'seconde'),
  ]
}

/** Of the 24 hours before an instant those that are over; below 0 before them. */
export const hoursWoven = (seconds: number): number => 24 - Math.ceil(seconds / 3600)

/** One sentence for screen readers: «Début dans 3 jours, 1 heure et 5 minutes.» */
export function spokenCountdown(seconds: number): string {
  const words = countdownParts(seconds)
    .slice(0, seconds < 60 ? 4 : 3)
    .filter(({ value }) => value > 0)
    .map(({ value, unit }) => `${value} ${unit}`)
  return `Début dans ${list.format(words)}.`
}

const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

/** In French, zero and one are singular. */
const part = (value: number, unit: string) => ({ value, unit: value < 2 ? unit : `${unit}s` })
