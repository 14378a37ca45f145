import type { CollectionSlug, Payload, Where } from 'payload'
import { type PreviewKind, previewKinds } from '../../../contract/preview-address'
import { age } from './age'
import type { ListedLink } from './panel'

/** The collections whose documents are published, in the order of the menu. */
export const contentSlugs = previewKinds

/** The name of a collection in the back-office: of one document, or of several. */
export function labelOf({ collections }: Payload, slug: CollectionSlug, isPlural = false): string {
  const { singular, plural } = collections[slug].config.labels
  return String(isPlural ? plural : singular)
}

/** The part of the site to which a collection belongs: «Médias». */
export const groupOf = ({ collections }: Payload, slug: PreviewKind) =>
  String(collections[slug].config.admin.group)

type Titled = { title?: unknown; titre?: unknown; id: number | string }

/** The title of a document of any of them. */
export const titleOf = ({ title, titre, id }: Titled) =>
  String(title || titre || `Sans titre (${id})`)

export const pathOf = (slug: CollectionSlug, id?: number | string) =>
  `/admin/collections/${slug}${id === undefined ? '' : `/${id}`}`

/** The latest contents of all kinds, as they were last saved. @param whereOf selects those of a kind */
export async function latestContents(
  payload: Payload,
  limit: number,
  whereOf: (slug: PreviewKind) => Where,
): Promise<ListedLink[]> {
  const options = { draft: true, sort: '-updatedAt', limit, depth: 0 }
  const lists = await Promise.all(
    contentSlugs.map(async (slug) => {
      const { docs } = await payload.find({ collection: slug, where: whereOf(slug), ...options })
      return docs.map((document) => ({ slug, document }))
    }),
  )
  return lists
    .flat()
    .toSorted((one, other) => other.document.updatedAt.localeCompare(one.document.updatedAt))
    .slice(0, limit)
    .map(({ slug, document }) => ({
      href: pathOf(slug, document.id),
      label: titleOf(document),
      note: `${labelOf(payload, slug)} (${groupOf(payload, slug)}), ${age(new Date(document.updatedAt))}`,
    }))
}
