/** The sentence of a refusal for so many milliseconds. */
export function tooManyAttempts(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000)
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  const duration = count.toLocaleString('fr', { style: 'unit', unit, unitDisplay: 'long' })
  return `Trop d’essais manqués\u00a0: réessayez dans ${duration.replace(' ', '\u00a0')}.`
}
