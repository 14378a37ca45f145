import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { isOrdered, orderOf } from '../order/keys'
import { readJournal, type SampleSlug } from '../seed/journal'

/** The published documents of a collection with their files and categories, without the newer drafts of these. */
export async function findPublished<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  sort = ownersOrder(collection),
  where: Where = {},
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, where] },
    sort,
    depth: 1,
    draft: false,
    pagination: false,
  })
  return docs
}

const ownersOrder = (collection: string) => [
  '_order',
  isOrdered(collection) && orderOf[collection] === 'new-first' ? '-id' : 'id',
]

/** The values that there are, of all fields or of some: what is not set is absent from the answer. */
export function filled<T extends object, Name extends Extract<keyof T, string>>(
  values: T,
  names = Object.keys(values) as Name[],
) {
  const entries = names.map((name) => [name, values[name]] as const)
  const set = entries.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return Object.fromEntries(set) as Partial<Pick<T, Name>>
}

/** A document in one state: with the owner's first change a sample is none any more. */
const versionOf = ({ id, updatedAt }: { id: number; updatedAt: string }) => `${id} ${updatedAt}`

/** Reads all of a collection, or the document of a slug; `exemple` is what the seed has made and nobody has changed. */
export function readers<Slug extends SampleSlug, Content extends object>(
  collection: Slug,
  toContent: (document: DataFromCollectionSlug<Slug>) => Content,
  sort?: string[],
) {
  const read = async (payload: Payload, where?: Where) => {
    const samples = new Set((await readJournal(payload, collection))?.created.map(versionOf))
    return (await findPublished(payload, collection, sort, where)).map((document) => ({
      ...toContent(document),
      exemple: samples.has(versionOf(document)) || undefined,
    }))
  }
  return {
    readAll: (payload: Payload) => read(payload),
    readOne: async (payload: Payload, slug: string) =>
      (await read(payload, { slug: { equals: slug } }))[0] ?? null,
  }
}
