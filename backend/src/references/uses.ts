import type { CollectionSlug, PayloadRequest } from 'payload'
import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { referencePaths, valuesAt } from './references'

/** A place that uses a file or a category. */
export type Use = {
  /** «Événement», «En-tête vidéo»… */
  kind: string
  title: string
  href: string
}

type Target = { collection: CollectionSlug; id: number | string }

/** Where a file or a category is used: published, in a newer draft, or in a global; not in the bin. */
export async function findUses(req: PayloadRequest, target: Target): Promise<Use[]> {
  const { config } = req.payload
  const collections = config.collections.map((it) => usesInCollection(req, it, target))
  const globals = config.globals.map((it) => usesInGlobal(req, it, target))
  return (await Promise.all([...collections, ...globals])).flat()
}

async function usesInCollection(
  req: PayloadRequest,
  it: SanitizedCollectionConfig,
  target: Target,
) {
  const { slug, labels, admin, versions } = it
  const paths = referencePaths(it.flattenedFields, target.collection)
  // Payload's own collections (locks, jobs) name documents without using them.
  if (paths.length === 0 || slug.startsWith('payload-')) return []
  const where = { or: paths.map((path) => ({ [path]: { in: [target.id] } })) }
  const found = new Map<number | string, Use>()
  for (const draft of versions?.drafts ? [false, true] : [false]) {
    const options = { where, draft, depth: 0, pagination: false, req }
    const { docs } = await req.payload.find({ collection: slug as CollectionSlug, ...options })
    for (const doc of docs) {
      const title: unknown = Reflect.get(doc, admin.useAsTitle ?? 'id')
      found.set(doc.id, {
        kind: String(labels.singular),
        title: String(title || 'sans titre'),
        href: `/admin/collections/${slug}/${doc.id}`,
      })
    }
  }
  return [...found.values()]
}

async function usesInGlobal(req: PayloadRequest, it: SanitizedGlobalConfig, target: Target) {
  const { slug, label, admin } = it
  const paths = referencePaths(it.flattenedFields, target.collection)
  if (paths.length === 0) return []
  const global = { slug: slug as 'entete-accueil', depth: 0, req }
  const data = await req.payload.findGlobal(global)
  const isUsed = paths.some((path) => valuesAt(data, path).map(String).includes(String(target.id)))
  const kind = String(admin.group ?? 'Réglage')
  return isUsed ? [{ kind, title: String(label), href: `/admin/globals/${slug}` }] : []
}
