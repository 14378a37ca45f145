import { z } from 'zod'

/**
 * A text that passes `check`.
 * @param {string} expected completes the message «expected …»
 * @param {(value: string) => boolean} check
 */
export const rule = (expected, check) => z.string().refine(check, expected)

/** @param {string} value */
export const isAddress = (value) => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { search, hash } = new URL(value)
  return search === '' && hash === ''
}

/** @param {string} value */
export const withoutTrailingSlash = (value) => value.replace(/\/+$/, '')

export const address = rule(
  'an http(s) address without query, such as https://example.org/socle',
  isAddress,
).transform(withoutTrailingSlash)

export const phone = rule(
  'an international phone number of at least 8 digits, such as +229 01 00 00 00 00',
  (value) => value.replace(/\D/g, '').length >= 8,
)

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
