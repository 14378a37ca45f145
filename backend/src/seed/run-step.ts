import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { logger } from '../../../platform/log/logger.mjs'
import { type Journal, readJournal, type SampleSlug, writeJournal } from './journal'
import type { Library } from './library'

/** Creates one document of the step's collection, or updates a global (then the result is null). */
type SampleItem = {
  key: string
  create: (payload: Payload, library: Library) => Promise<SampleDocument | null>
}

type SampleDocument = { id: number; updatedAt: string }
type Data<Slug extends SampleSlug> = Promise<RequiredDataFromCollectionSlug<Slug>>

/** One part of the sample content. */
export type Step = {
  name: string
  collection?: SampleSlug
  /** Whether the owner has put something there already. */
  isUsed: (payload: Payload) => Promise<boolean>
  items: SampleItem[]
}

/**
 * Runs one step unless it is finished or the owner has put something there. An item that fails is logged and tried again
 * at the next start; one that succeeded is recorded at once.
 */
export async function runStep(payload: Payload, step: Step, library: Library): Promise<void> {
  const journal: Journal = (await readJournal(payload, step.name)) ?? {
    finished: await step.isUsed(payload),
    keys: [],
    created: [],
  }
  if (journal.finished) return writeJournal(payload, step.name, journal)
  const failures = new Map<string, number>()
  for (const item of step.items.filter(({ key }) => !journal.keys.includes(key))) {
    try {
      const made = await item.create(payload, library)
      if (made && step.collection) journal.created.push(entry(step.collection, made))
      journal.keys.push(item.key)
      journal.created.push(...library.takeAdded().map((file) => entry('uploads', file)))
      await writeJournal(payload, step.name, journal)
    } catch (error) {
      await library.withdraw()
      const reason = error instanceof Error ? error.message : String(error)
      failures.set(reason, (failures.get(reason) ?? 0) + 1)
    }
  }
  for (const [reason, count] of failures) {
    logger('seed').warn(`Sample content «${step.name}»: ${count} not created: ${reason}`)
  }
  journal.finished = journal.keys.length === step.items.length
  await writeJournal(payload, step.name, journal)
}

function entry(collection: SampleSlug, { id, updatedAt }: SampleDocument) {
  return { collection, id, updatedAt }
}

/** A step with a document of each sample, in order. @param dataOf gets the number of a sample's picture, from `01` */
export function stepOf<Slug extends SampleSlug, Sample>(
  collection: Slug,
  samples: readonly Sample[],
  dataOf: (it: Sample, number: string, library: Library, payload: Payload) => Data<Slug>,
): Step {
  const items = samples.map((sample, index): SampleItem => {
    const key = twoDigits(index + 1)
    const create: SampleItem['create'] = async (payload, library) =>
      payload.create({ collection, data: await dataOf(sample, key, library, payload) })
    return { key, create }
  })
  const isUsed = async (payload: Payload) => (await payload.count({ collection })).totalDocs > 0
  return { name: collection, collection, isUsed, items }
}

/** Created last to first, they appear in the order of the samples: the site shows the newest first. */
export const lastFirst = (step: Step): Step => ({ ...step, items: step.items.toReversed() })

/** 1 → `01`, as the picture files are numbered. */
export const twoDigits = (number: number) => String(number).padStart(2, '0')
