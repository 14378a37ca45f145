import type { CollectionSlug, Payload } from 'payload'

/** The collections that the seed may fill. */
export type SampleSlug = Exclude<
  CollectionSlug,
  'owners' | 'contact-clicks' | 'account-links' | 'second-factors' | 'journal' | `payload-${string}`
>

/** A document that the seed created, with its state at that time. */
export type Created = { collection: SampleSlug; id: number; updatedAt: string }

/** What one step has created. A finished step never runs again, even when the owner has deleted all of it. */
export type Journal = { finished: boolean; keys: string[]; created: Created[] }

const keyPrefix = 'seed:'

export async function readJournal(payload: Payload, step: string): Promise<Journal | null> {
  return payload.kv.get<Journal>(`${keyPrefix}${step}`)
}

export async function writeJournal(payload: Payload, step: string, journal: Journal) {
  await payload.kv.set(`${keyPrefix}${step}`, { ...journal })
}

/** The names of all steps that have run. */
export async function journalSteps(payload: Payload): Promise<string[]> {
  const keys = await payload.kv.keys()
  return keys.filter((key) => key.startsWith(keyPrefix)).map((key) => key.slice(keyPrefix.length))
}
