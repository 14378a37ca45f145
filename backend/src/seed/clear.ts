import { APIError, type Payload } from 'payload'
import { heroVideoSlugs } from '../globals/hero-videos'
import { inDeletionOrder } from '../references/deletion-order'
import { type Created, journalSteps, readJournal, type SampleSlug, writeJournal } from './journal'

/** How many sample documents were deleted, and how many stay because they were changed or are used. */
type Cleared = { deleted: number; kept: number }

/** Deletes the sample content that the owner has not changed, and marks it as made: no start creates it again. */
export async function clearSample(payload: Payload): Promise<Cleared> {
  const created = await readCreated(payload)
  for (const step of await journalSteps(payload)) {
    await writeJournal(payload, step, { finished: true, keys: [], created: [] })
  }
  const files = created.filter(({ collection }) => collection === 'uploads')
  await clearHeroVideos(payload, new Set(files.map(({ id }) => id)))
  const result: Cleared = { deleted: 0, kept: 0 }
  for (const document of inDeletionOrder(created, ({ collection }) => collection))
    await clearOne(payload, document, result)
  return result
}

/** What all steps have created. */
async function readCreated(payload: Payload): Promise<Created[]> {
  const journals = (await journalSteps(payload)).map((step) => readJournal(payload, step))
  return (await Promise.all(journals)).flatMap((journal) => journal?.created ?? [])
}

/** How many documents of a collection are online as the seed has made them. */
export async function countSample(payload: Payload, collection: SampleSlug): Promise<number> {
  const created = (await readCreated(payload)).filter((it) => it.collection === collection)
  const made = new Map(created.map((it) => [it.id, it.updatedAt]))
  const where = { id: { in: [...made.keys()] }, _status: { equals: 'published' } }
  const select = { updatedAt: true } as const
  const { docs } = await payload.find({ collection, where, select, depth: 0, pagination: false })
  return docs.filter(({ id, updatedAt }) => made.get(id) === updatedAt).length
}

async function clearOne(payload: Payload, document: Created, result: Cleared): Promise<void> {
  const { collection, id, updatedAt } = document
  const now = await payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true })
  if (!now) return
  if (now.updatedAt !== updatedAt) {
    result.kept += 1
    return
  }
  try {
    await payload.delete({ collection, id })
    result.deleted += 1
  } catch (error) {
    // Of the hooks of src/references/refuse-used.ts.
    if (!(error instanceof APIError) || error.status !== 409) throw error
    result.kept += 1
  }
}

/** Empties the page headers that show one of these files: a file in use cannot be deleted. */
async function clearHeroVideos(payload: Payload, files: ReadonlySet<unknown>) {
  for (const slug of heroVideoSlugs) {
    const { video, video_telephone } = await payload.findGlobal({ slug, depth: 0 })
    const data = {
      ...(files.has(video) && { video: null }),
      ...(files.has(video_telephone) && { video_telephone: null }),
    }
    if (Object.keys(data).length > 0) await payload.updateGlobal({ slug, data })
  }
}
