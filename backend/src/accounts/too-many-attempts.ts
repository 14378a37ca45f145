/** The sentence of a refusal for a number of seconds. */
export function tooManyAttempts(seconds: number): string {
  return `Trop d’essais manqués\u00a0: réessayez dans ${duration(seconds)}.`
}

function duration(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'seconde')
  return plural(Math.ceil(seconds / 60), 'minute')
}

const plural = (count: number, unit: string) => `${count}\u00a0${unit}${count > 1 ? 's' : ''}`
