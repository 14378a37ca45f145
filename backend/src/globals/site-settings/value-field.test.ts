import type { FieldHook } from 'payload'
import { expect, it } from 'vitest'
import { normalizeLink } from '../../fields/address'
import { storedDay, storedMoment } from '../../fields/dates/read-date'
import { readPrice } from '../../fields/price/read-price'
import { normalizeTime } from '../../fields/rules'
import { slugify } from '../../fields/slugify'
import { formatMapPoint, parseMapPoint } from './map-point'
import { normalizeHours } from './opening-hours'
import { normalizeAddress } from './page-address'
import { isPhone, normalizePhone } from './phone'
import { isEmail, isMapPoint, isOpeningHours, isPageOf } from './rules'
import { valueField } from './value-field'

/** What is stored of a typed text. */
function storedOf(typed: unknown, normalize?: (value: string) => string) {
  const { hooks } = valueField('valeur', 'Valeur', { normalize })
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

it.each([
  ['97 12 34 56', isPhone, normalizePhone],
  ['facebook.com/ma-page', isPageOf('Facebook'), normalizeAddress],
  ['9 heures - 19 heures', isOpeningHours, normalizeHours],
  ['fermé', isOpeningHours, normalizeHours],
  [' contact@exemple.com ', isEmail, undefined],
])(
  '%j, which the server will take, is not refused as it is typed',
  async (typed, rule, normalize) => {
    const { validate } = valueField('valeur', 'Valeur', { validate: rule, normalize })
    expect(await (validate as (value: string, options: object) => unknown)(typed, {})).toBe(true)
  },
)

/** Processor time of a run, in milliseconds: the least of three, as the collector may run in one. */
async function processorTime(run: () => unknown): Promise<number> {
  const times = []
  for (let round = 0; round < 3; round += 1) {
    const before = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

/** The form of 100 KB that a pattern takes longest to refuse, or one like it. */
const long = (part: string) => part.repeat(Math.ceil(100_000 / part.length))
const worst = ['1', ' ', '\u00a0', '9h\u00a0', '1 ', '1.', '-', 'a@', '1°', 'é', '/', 'http://a.']

const point = (pasted: string) => {
  const read = parseMapPoint(pasted)
  return read ? formatMapPoint(read) : pasted
}
const normalizers = { normalizePhone, normalizeHours, normalizeAddress, point }
const isPage = isPageOf('Facebook')
const rules = { isPhone, isEmail, isPage, isMapPoint, isOpeningHours }
const readers = { storedDay, storedMoment, readPrice, normalizeTime, normalizeLink, slugify }
const entries = <T>(of: Record<string, T>) => Object.entries(of)

/** What reads a typed text, by its name. */
const patterns: [name: string, read: (typed: string) => unknown][] = [
  ...entries(readers),
  ...entries(normalizers).map(([name, normalize]): (typeof patterns)[number] => [
    name,
    (typed) => storedOf(typed, normalize),
  ]),
  ...entries(rules).map(([name, validate]): (typeof patterns)[number] => [
    name,
    async (typed) => {
      const field = valueField('valeur', 'Valeur', { validate })
      const rule = field.validate as (value: string, context: unknown) => unknown
      const refusal = await rule(typed, { req: { t: () => 'trop long' } })
      expect(refusal).toEqual(expect.any(String))
    },
  ]),
]

// One of them, which read what was too long, took 37 s.
it.each(patterns)('%s reads or refuses 100 KB of anything in half a second', async (_, read) => {
  for (const part of worst) {
    const typed = `${long(part)}!`
    expect(await processorTime(() => read(typed)), part).toBeLessThanOrEqual(500)
  }
})
