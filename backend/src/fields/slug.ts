import type {
  FieldHook,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
  Where,
} from 'payload'
import { textField } from './plain'
import { publicSlugsField, type SluggedCollection } from './public-slugs'
import { slugify } from './slugify'

const slugMaxLength = 80

/**
 * The last segment of a page's URL, made from the title and unique: a second «Concert» becomes `concert-2`. It does
 * not change with the title, and former ones stay, so that shared links keep working.
 * @param noun begins the slug of a title without Latin letters: `evenement-12`
 */
export function slugFields(collection: SluggedCollection, noun: string): TextField[] {
  return [
    {
      ...textField('slug', 'Adresse de la page', undefined, {
        position: 'sidebar',
        description:
          'Laissez vide\u00a0: elle se remplit d’après le titre. Si vous la changez, les liens déjà partagés mènent à la nouvelle.',
      }),
      unique: true,
      index: true,
      validate: isNotFormerSlugOfAnother(collection),
      hooks: {
        beforeValidate: [fillSlug(collection, noun)],
        afterChange: [fillSlugWithId(collection, noun)],
        beforeDuplicate: [() => null],
      },
    },
    publicSlugsField(collection),
  ]
}

function fillSlug(collection: SluggedCollection, noun: string): FieldHook {
  return async ({ value, data, originalDoc, req }) => {
    const id = originalDoc?.id as number | undefined
    const title: unknown = data?.title ?? originalDoc?.title
    const typed = slugify(String(value || '')).slice(0, slugMaxLength)
    const wanted = typed || slugify(String(title || '')).slice(0, slugMaxLength)
    if (wanted) return firstFree(req, collection, wanted, id, typed !== '')
    return title && id ? firstFree(req, collection, `${noun}-${id}`, id, false) : value
  }
}

/** A title without Latin letters gives no slug before the document has an id. */
function fillSlugWithId(collection: SluggedCollection, noun: string): FieldHook {
  return async ({ value, operation, originalDoc, req }) => {
    if (value || operation !== 'create' || !originalDoc?.title) return value
    const { id, _status } = originalDoc as { id: number; _status?: string }
    const draft = _status === 'draft'
    const data = { slug: `${noun}-${id}` }
    const saved = await req.payload.update({ collection, id, data, draft, depth: 0, req })
    return saved.slug
  }
}

/** The wanted slug, or the first of `wanted-2`… that no other document has or, unless it was typed, has had on the site. */
async function firstFree(
  req: PayloadRequest,
  collection: SluggedCollection,
  wanted: string,
  ownId: number | undefined,
  isTyped: boolean,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    const isTaken = { slug: { equals: slug } }
    const where = isTyped ? isTaken : { or: [isTaken, { public_slugs: { equals: slug } }] }
    if (!(await findOther(req, collection, where, ownId))) return slug
  }
}

/** Refuses an address that still leads to another document, and names that one. */
function isNotFormerSlugOfAnother(collection: SluggedCollection): TextFieldSingleValidation {
  return async (slug, { id, req, event }) => {
    if (!slug || event === 'onChange') return true
    const other = await findOther(req, collection, { public_slugs: { equals: slug } }, id)
    if (!other) return true
    return `C’était l’adresse de «\u00a0${other.title}\u00a0», où elle mène encore. Choisissez-en une autre.`
  }
}

/** Another document that a slug leads to; what lies in the bin keeps its own. */
async function findOther(
  req: PayloadRequest,
  collection: SluggedCollection,
  where: Where,
  ownId: number | string | undefined,
) {
  const others = ownId === undefined ? [] : [{ id: { not_equals: ownId } }]
  const all = { and: [where, ...others] }
  const options = { limit: 1, depth: 0, trash: true, req }
  const { docs } = await req.payload.find({ collection, where: all, ...options })
  return docs[0]
}
