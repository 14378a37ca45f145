import type { FieldHook } from 'payload'
import { expect, it } from 'vitest'
import { storedDay, storedMoment } from '../../fields/dates/read-date'
import { readPrice } from '../../fields/price/read-price'
import { normalizeTime, youtubeId } from '../../fields/rules'
import { slugify } from '../../fields/slugify'
import { formatMapPoint, parseMapPoint } from './map-point'
import { normalizeHours } from './opening-hours'
import { normalizeAddress } from './page-address'
import { normalizePhone } from './phone'
import { isEmail, isMapPoint, isOpeningHours, isPageAddress, isPhone } from './rules'
import { valueField } from './value-field'

/** What is stored of a typed text. */
function storedOf(typed: unknown, normalize?: (value: string) => string) {
  const { hooks } = valueField({ name: 'valeur', label: 'Valeur', normalize })
  const [hook] = hooks?.beforeValidate ?? []
  return hook?.({ value: typed } as Parameters<FieldHook>[0])
}

it.each([
  [
    'SARL au capital de 1\u202f000\u202f000\u00a0FCFA',
    'SARL au capital de 1\u202f000\u202f000\u00a0FCFA',
  ],
  ['  Zongo\n  Ouest ', 'Zongo Ouest'],
  ['\u00a0Zongo\u202f', 'Zongo'],
  [' \u00a0 ', null],
  [undefined, null],
])('of the text %j is stored %j: its no-break spaces stay', async (typed, stored) => {
  expect(await storedOf(typed)).toBe(stored)
})

it.each([
  ['+33\u00a06\u202f12\u00a034\u00a056\u00a078', '+33 6 12 34 56 78', normalizePhone],
  ['01\u202f97\u202f00\u202f00\u202f00', '+229 01 97 00 00 00', normalizePhone],
  ['9h\u00a0à\u202f19h', '09:00-19:00', normalizeHours],
])('%j is read as with ordinary spaces: %j', async (typed, stored, normalize) => {
  expect(await storedOf(typed, normalize)).toBe(stored)
})

/** Processor time of a run, in milliseconds. */
async function processorTime(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The form of 100 KB that a pattern takes longest to refuse, or one like it. */
const long = (part: string) => part.repeat(Math.ceil(100_000 / part.length))
const worst = ['1', ' ', '\u00a0', '9h\u00a0', '1 ', '1.', '-', 'a@', '1°', 'é', '/', 'http://a.']

it.each(worst)('100 KB of %j are refused as fast as they are read', async (part) => {
  const typed = `${long(part)}!`
  const point = (pasted: string) => {
    const read = parseMapPoint(pasted)
    return read ? formatMapPoint(read) : pasted
  }
  const options = { req: { t: () => 'trop long' } }
  const rules = [isPhone, isEmail, isPageAddress, isMapPoint, isOpeningHours]
  const time = await processorTime(async () => {
    for (const normalize of [normalizePhone, normalizeHours, normalizeAddress, point]) {
      await storedOf(typed, normalize)
    }
    for (const validate of rules) {
      const field = valueField({ name: 'valeur', label: 'Valeur', validate })
      const rule = field.validate as (value: string, context: unknown) => unknown
      expect(rule(typed, options)).toBe('trop long')
    }
    for (const read of [storedDay, storedMoment, readPrice, normalizeTime, youtubeId, slugify]) {
      read(typed)
    }
  })
  // The one of the patterns that read what was too long took 37 s.
  expect(time).toBeLessThan(1000)
})
