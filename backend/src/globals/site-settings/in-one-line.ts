/** A text without line breaks and surplus spaces, its no-break spaces as they are; null when nothing is left. */
export function inOneLine(value: unknown): string | null {
  return typeof value === 'string' ? value.replace(/[^\S\u00a0\u202f]+/g, ' ').trim() || null : null
}
