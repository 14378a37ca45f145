import { randomInt } from 'node:crypto'

/** Without the letters and digits that people confuse. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Four groups of five, about 99 bits: `k7mqd-…`. */
export function randomPassword(): string {
  return Array.from({ length: 4 }, group).join('-')
}

/** A user name that nobody knows beforehand: `gestion-k7mqd`. */
export const randomUsername = () => `gestion-${group()}`
