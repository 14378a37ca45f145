/** Whole seconds until an instant, rounded up: 0 as soon as it is reached, never less (R79). */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000))
}

/** Milliseconds until `secondsUntil` changes its answer; Infinity once the instant is reached. */
export function millisecondsToNextTick(instant: number, now: number): number {
  if (now >= instant) return Infinity
  return (instant - now) % 1000 || 1000
}

export type CountdownPart = { value: number; unit: string }

/** What a countdown shows: days, hours, minutes and seconds, each with its French unit (R78). */
export function countdownParts(seconds: number): CountdownPart[] {
  return [
    part(Math.floor(seconds / 86_400), 'jour'),
    part(Math.floor(seconds / 3600) % 24, 'heure'),
    part(Math.floor(seconds / 60) % 60, 'minute'),
    part(seconds % 60, 'seconde'),
  ]
}

/** The same as one sentence to be heard once: «Début dans 3 jours, 1 heure et 5 minutes.» */
export function spokenCountdown(seconds: number): string {
  const words = countdownParts(seconds)
    .slice(0, seconds < 60 ? 4 : 3)
    .filter(({ value }) => value > 0)
    .map(({ value, unit }) => `${value} ${unit}`)
  return `Début dans ${list.format(words)}.`
}

const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

/** In French, zero and one are singular. */
function part(value: number, unit: string): CountdownPart {
  return { value, unit: value < 2 ? unit : `${unit}s` }
}
