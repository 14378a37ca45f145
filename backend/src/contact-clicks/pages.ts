import type { Payload, Where } from 'payload'

type Content = {
  collection: 'evenements' | 'formations' | 'destinations' | 'maisons'
  where: Where
}

const parents = new Map<string, Content['collection']>([
  ['/medias/mediaevenements', 'evenements'],
  ['/beaute/formations', 'formations'],
  ['/voyage/destination', 'destinations'],
])

/** The content that a page shows, by the page's address; null for the pages that are always there. */
function contentOf(page: string): Content | null {
  const lastSlash = page.lastIndexOf('/')
  const collection = parents.get(page.slice(0, lastSlash))
  if (collection) {
    const slug = decodeURIComponent(page.slice(lastSlash + 1))
    return { collection, where: { slug: { equals: slug } } }
  }
  // A number in its canonical form alone: the figures of `26` and `026` would stand apart.
  const house = /^\/immobilier\?maison=(?:([1-9]\d{0,8})|.+)$/.exec(page)
  return house && { collection: 'maisons', where: { id: { equals: house[1] ?? 0 } } }
}

/** Whether visitors can be on a page: whether its content, if it shows one, is published. */
export async function isPublished(payload: Payload, page: string): Promise<boolean> {
  const content = contentOf(page)
  if (!content) return true
  const { collection, where } = content
  const { totalDocs } = await payload.count({
    collection,
    where: { and: [where, { _status: { equals: 'published' } }] },
  })
  return totalDocs > 0
}

/** The title of the content that a page shows; null when it shows none, or one that is gone. */
export async function titleOfPage(payload: Payload, page: string): Promise<string | null> {
  const content = contentOf(page)
  if (!content) return null
  const { docs } = await payload.find({ ...content, limit: 1, depth: 0, pagination: false })
  const [doc] = docs
  if (!doc) return null
  return 'titre' in doc ? doc.titre : doc.title
}
