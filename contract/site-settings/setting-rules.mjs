import { z } from 'zod'
import { readPhone } from '../formatting/phone.mjs'

/**
 * A text that passes `check`.
 * @param {string} expected completes the message «expected …»
 * @param {(value: string) => boolean} check
 */
export const rule = (expected, check) => z.string().refine(check, expected)

export const onOrOff = z.enum(['on', 'off'], 'on or off')

const levels = /** @type {const} */ (['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
export const logLevel = z.enum(levels, `one of ${levels.join(', ')}`).default('info')

export const port = rule(
  'a port between 1 and 65535',
  (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
)

/** @param {string} value */
const isAddress = (value) => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { search, hash } = new URL(value)
  return search === '' && hash === ''
}

/** @param {string} value */
export const isOrigin = (value) => isAddress(value) && new URL(value).pathname === '/'

export const origin = rule(
  'an http(s) origin without path, such as https://example.org',
  isOrigin,
).transform((value) => new URL(value).origin)

export const address = rule(
  'an http(s) address without query, such as https://example.org/socle',
  isAddress,
).transform((value) => value.replace(/\/+$/, ''))

export const phone = z.string().transform((value, context) => {
  const read = readPhone(value)
  if ('phone' in read) return read.phone
  context.addIssue('a phone number with its country, such as +229 01 00 00 00 00')
  return z.NEVER
})

export const indexNowKey = rule('8 to 128 letters, digits or dashes', (value) =>
  /^[a-z\d-]{8,128}$/i.test(value),
)

export const email = z.email('an e-mail address')

/** @param {number} limit */
export const degrees = (limit) =>
  rule(
    `decimal degrees between -${limit} and ${limit}`,
    (value) => /^-?\d+(\.\d+)?$/.test(value) && Math.abs(Number(value)) <= limit,
  ).transform(Number)

export const text = rule('a text that is not blank', (value) => value.trim() !== '')
