import { randomInt } from 'node:crypto'

/** Without the letters and digits that people confuse. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five, about 99 bits: `k7mqd-…`. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
