/**
 * Sets French spaces (narrow no-break before ; ! ?, no-break before : and inside guillemets) and
 * curved apostrophes. Sample texts have plain ones, which are visible in the source.
 */
export function french(text: string): string {
  return text
    .replace(/'/g, '\u2019')
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')
}
