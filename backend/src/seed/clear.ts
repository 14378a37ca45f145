import { APIError, type Payload } from 'payload'
import { defaultCounters } from '../../../contract/default-contents/house-counters'
import { isProprietaire } from '../accounts/roles'
import { endpoint } from '../answers'
import { record } from '../audit/record'
import { heroVideoSlugs } from '../globals/hero-videos'
import { inDeletionOrder } from '../references/references'
import { type Created, journalSteps, readJournal, type SampleSlug, writeJournal } from './journal'

/**
 * Deletes the sample content that the owner has not changed, and marks it as made: no start creates it again.
 * @returns how many documents were deleted, and how many stay because they were changed or are used
 */
export async function clearSample(payload: Payload) {
  const created = await readCreated(payload)
  const films = await sampleFilms(payload)
  for (const step of await journalSteps(payload)) {
    await writeJournal(payload, step, { finished: true, keys: [], created: [] })
  }
  for (const { slug, data } of films) await payload.updateGlobal({ slug, data })
  await clearFigures(payload)
  const count = { deleted: 0, kept: 0, missing: 0 }
  for (const document of inDeletionOrder(created, ({ collection }) => collection))
    count[await clearOne(payload, document)] += 1
  const { missing: _, ...result } = count
  return result
}

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

/** The figures of Immobilier that are those of the sample. */
export async function sampleFigures(payload: Payload): Promise<string[]> {
  const { houses } = await payload.findGlobal({ slug: 'reglages', depth: 0 })
  const isSample = ({ key, value }: (typeof defaultCounters)[number]) =>
    houses?.[key]?.value === String(value)
  return defaultCounters.filter(isSample).map(({ key }) => key)
}

async function clearFigures(payload: Payload): Promise<void> {
  const figures = await sampleFigures(payload)
  if (figures.length === 0) return
  const houses = Object.fromEntries(figures.map((key) => [key, { value: null }]))
  await payload.updateGlobal({ slug: 'reglages', data: { houses } })
}

async function clearOne(payload: Payload, { collection, id, updatedAt }: Created) {
  const now = await payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true })
  if (!now) return 'missing'
  if (now.updatedAt !== updatedAt) return 'kept'
  try {
    await payload.delete({ collection, id })
    return 'deleted'
  } catch (error) {
    // Of the hooks of src/references/refuse-used.ts.
    if (!(error instanceof APIError) || error.status !== 409) throw error
    return 'kept'
  }
}

/** The page headers that show a film of the sample, and what empties them: a file in use cannot be deleted. */
export async function sampleFilms(payload: Payload) {
  const created = await readCreated(payload)
  const files = new Set(
    created.filter((it) => it.collection === 'uploads').map(({ id }): unknown => id),
  )
  const headers = heroVideoSlugs.map(async (slug) => {
    const { video, video_telephone } = await payload.findGlobal({ slug, depth: 0 })
    const data = {
      ...(files.has(video) && { video: null }),
      ...(files.has(video_telephone) && { video_telephone: null }),
    }
    return { slug, data }
  })
  return (await Promise.all(headers)).filter(({ data }) => Object.keys(data).length > 0)
}

/** For a «propriétaire»: deletes the sample content that nobody has changed. */
export const removeSample = endpoint('post', '/retirer-les-exemples', async (req) => {
  if (!isProprietaire(req)) return Response.json({ errors: [] }, { status: 403 })
  const result = await clearSample(req.payload)
  const summary = `Contenus d’exemple retirés, avec leurs fichiers\u00a0: ${result.deleted}`
  await record(req, { kind: 'suppression', summary })
  return Response.json(result)
})
