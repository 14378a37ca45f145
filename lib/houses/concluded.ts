import type { House } from '@/lib/backend/schemas'
import { dayInCotonou, longDate } from '@/lib/dates/dates'
import { dayAfter } from '@/lib/dates/end'
import { concludedLabels } from './copy'

/** Days in which a house that was sold or rented is still listed. */
const listedDays = 30

type Offer = Pick<House, 'concluded'>

/**
 * Whether a house is in the lists: one that was sold or rented is for 30 days, its page always opens. Without a
 * day it stays.
 */
export function isListed({ concluded }: Offer, now: Date): boolean {
  return !concluded?.on || dayInCotonou(now) <= dayAfter(concluded.on, listedDays)
}

/** «Vendue», «Louée»; undefined while the house is on offer. */
export function concludedLabel({ concluded }: Offer): string | undefined {
  return concluded && concludedLabels[concluded.as]
}

/** «Vendue le 3 novembre 2026»; without its day the word alone. */
export function concludedText(house: Offer): string | undefined {
  const label = concludedLabel(house)
  const day = longDate(house.concluded?.on)?.replace(/^\S+ /, '')
  return label && day ? `${label} le ${day}` : label
}
