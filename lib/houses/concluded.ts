import { dayAfter, dayInCotonou } from '@/contract/formatting/dates'
import { longDate } from '@/contract/formatting/french-dates'
import type { House } from '@/lib/backend/schemas'

/** Days in which a house that was sold or rented is still listed. */
const listedDays = 30

const labels = { vendue: 'Vendue', louee: 'Louée' } as const

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
  return concluded && labels[concluded.as]
}

/**
 * What card and dialog show of a house that was sold or rented, made on the server: «Vendue», «Vendue le 3 novembre
 * 2026», the text and the message of the WhatsApp link. Undefined while it is on offer.
 */
export function conclusionOf(house: House) {
  const [label, text] = [concludedLabel(house), concludedText(house)]
  if (!label || !text) return undefined
  const { title, address } = house
  const name = address ? `${title} (${address})` : title
  const message = `Bonjour, je cherche une maison semblable à celle-ci, déjà ${label.toLowerCase()} : ${name}.`
  return { label, text, action: 'Une maison semblable\u202f?', message }
}

/** «Vendue le 3 novembre 2026»; without its day the word alone. */
export function concludedText(house: Offer): string | undefined {
  const label = concludedLabel(house)
  const day = longDate(house.concluded?.on)?.replace(/^\S+ /, '')
  return label && day ? `${label} le ${day}` : label
}
