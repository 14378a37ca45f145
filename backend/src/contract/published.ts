import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'

/**
 * The published documents of a collection with their files and categories, without drafts, also
 * without the newer drafts of published documents.
 */
export async function findPublished<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  sort: string[],
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
