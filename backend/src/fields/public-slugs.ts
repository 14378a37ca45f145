import type { CollectionSlug, FieldHook, TextField } from 'payload'

/** The collections whose documents have an address. */
export type SluggedCollection = Extract<
  CollectionSlug,
  'evenements' | 'formations' | 'destinations' | 'categories' | 'categories-beaute'
>

type Addressed = { slug?: string | null; public_slugs?: string[] | null; _status?: string | null }

/** Every slug that a document has had while it was on the site, its present one included. The owner does not see it. */
export function publicSlugsField(collection: SluggedCollection): TextField {
  return {
    name: 'public_slugs',
    type: 'text',
    hasMany: true,
    admin: {
      hidden: true,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      components: { Diff: '/admin/diffs#NoDiff' },
    },
    hooks: {
      beforeChange: [collectPublicSlugs(collection)],
      beforeDuplicate: [() => []],
    },
  }
}

/** What is stored decides, not what the form sends: drafts and restored versions know less. */
function collectPublicSlugs(collection: SluggedCollection): FieldHook {
  return async ({ data, originalDoc, req }) => {
    const id = originalDoc?.id as number | undefined
    const options = { draft: false, depth: 0, disableErrors: true, trash: true, req }
    const find = (id: number) => req.payload.findByID({ collection, id, ...options })
    const stored: Addressed | null = id === undefined ? null : await find(id)
    const slugs = [...(stored?.public_slugs ?? []), publicSlug(stored), publicSlug(data)]
    return [...new Set(slugs.flatMap((slug) => slug || []))]
  }
}

/** Categories have no status: they are public at once. */
function publicSlug(doc: Addressed | null | undefined): string | null | undefined {
  return doc?._status === 'draft' ? undefined : doc?.slug
}

/** The slugs that lead to a document beside its own; undefined without any. */
export function formerSlugs({ slug, public_slugs }: Addressed): string[] | undefined {
  const former = (public_slugs ?? []).filter((it) => it !== slug)
  return former.length > 0 ? former : undefined
}
