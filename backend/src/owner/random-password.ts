import { randomInt } from 'node:crypto'

/** Without the letters and digits that people confuse. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five, about 99 bits: `k7mqd-…`. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
