import { expect, it } from 'vitest'
import type { OpeningHours } from '@/contract/site-settings/owner-settings'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { beautySalonJsonLd } from './json-ld'
import { openingHoursJsonLd, openingHoursRows } from './opening-hours'

const day = [{ opens: '09:00', closes: '19:00' }]
const cut = [
  { opens: '09:00', closes: '12:30' },
  { opens: '14:00', closes: '24:00' },
]
const hours: OpeningHours = { tuesday: day, wednesday: day, thursday: day, saturday: cut }

it('shows days in a row together, and closed ones', () => {
  expect(openingHoursRows(hours)).toEqual([
    { days: 'Lundi', hours: 'fermé' },
    { days: 'Mardi – jeudi', hours: '9\u00a0h – 19\u00a0h' },
    { days: 'Vendredi', hours: 'fermé' },
    { days: 'Samedi', hours: '9\u00a0h – 12\u00a0h\u00a030, 14\u00a0h – 24\u00a0h' },
    { days: 'Dimanche', hours: 'fermé' },
  ])
})

it('names every interval of a day for search engines, and nothing while none is set', () => {
  const named = openingHoursJsonLd(hours)
  expect(named).toHaveLength(5)
  expect(named.at(-1)).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Saturday',
    opens: '14:00',
    closes: '23:59',
  })
  expect(beautySalonJsonLd(defaultSettings).openingHoursSpecification).toBeUndefined()
  expect(beautySalonJsonLd({ ...defaultSettings, openingHours: hours })).toMatchObject({
    openingHoursSpecification: named,
  })
})
