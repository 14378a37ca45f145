import type { CollectionSlug, Payload } from 'payload'

/** The collections that the seed fills: ours, not Payload's own. */
export type SampleSlug = Exclude<CollectionSlug, 'owners' | `payload-${string}`>

/** A document that the seed made, as it was then. */
export type Created = {
  collection: SampleSlug
  id: number
  updatedAt: string
}

/**
 * What the seed remembers of one step, in the database: what it made (for `sample:clear`), and
 * whether it is over. A finished step never runs again, even when the owner has deleted it all.
 */
export type Journal = {
  finished: boolean
  keys: string[]
  created: Created[]
}

const keyPrefix = 'seed:'

export async function readJournal(payload: Payload, step: string): Promise<Journal | null> {
  return payload.kv.get<Journal>(`${keyPrefix}${step}`)
}

export async function writeJournal(payload: Payload, step: string, journal: Journal) {
  await payload.kv.set(`${keyPrefix}${step}`, { ...journal })
}

/** The names of all steps that ever ran. */
export async function journalSteps(payload: Payload): Promise<string[]> {
  const keys = await payload.kv.keys()
  return keys.filter((key) => key.startsWith(keyPrefix)).map((key) => key.slice(keyPrefix.length))
}
