import type { CollectionSlug, FieldHook, Payload, TextField, Where } from 'payload'
import { slugify } from './slugify'

const slugMaxLength = 80

/**
 * The last segment of a page's URL, made from the title and unique in its collection: a second
 * «Concert» becomes `concert-2`. It does not change with the title, so shared links keep working.
 */
export function slugField(collection: CollectionSlug): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: 'Adresse de la page',
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description:
        'Laissez vide\u00a0: elle se remplit d’après le titre. La changer rompt les liens déjà partagés.',
    },
    hooks: { beforeValidate: [fillSlug(collection)], beforeDuplicate: [() => null] },
  }
}

function fillSlug(collection: CollectionSlug): FieldHook {
  return async ({ value, data, originalDoc, req }) => {
    const title: unknown = data?.title ?? originalDoc?.title
    const wanted = slugify(String(value || title || '')).slice(0, slugMaxLength)
    return wanted ? firstFree(req.payload, collection, wanted, originalDoc?.id) : value
  }
}

/** The wanted slug, or the first of `wanted-2`, `wanted-3`… that no other document has. */
async function firstFree(
  payload: Payload,
  collection: CollectionSlug,
  wanted: string,
  ownId: number | string | undefined,
): Promise<string> {
  const others: Where = ownId === undefined ? {} : { id: { not_equals: ownId } }
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    const { totalDocs } = await payload.count({
      collection,
      where: { slug: { equals: slug }, ...others },
      // What lies in the bin keeps its own.
      trash: true,
    })
    if (totalDocs === 0) return slug
  }
}
