import { APIError, type CollectionConfig, type CollectionSlug, type PayloadRequest } from 'payload'
import { uiField } from '../fields/plain'
import { findUses, type Use } from './uses'

const shownMax = 5
const list = new Intl.ListFormat('fr')

/** Names, with links, where a file or a category is used. */
export const usesField = uiField('utilisations', '/admin/uses#Uses', { position: 'sidebar' })

/** Hooks that keep what is used: it goes neither to the bin nor for good. */
export function refuseUsed(collection: CollectionSlug, name: string) {
  async function check(id: number | string, req: PayloadRequest, doc: object | null) {
    const uses = await findUses(req, { collection, id })
    if (uses.length === 0) return
    const title: unknown = doc && (Reflect.get(doc, 'filename') ?? Reflect.get(doc, 'title'))
    throw new APIError(refusal(String(title || name), uses), 409, null, true)
  }
  return {
    beforeDelete: [
      async ({ id, req }) => {
        const options = { depth: 0, trash: true, disableErrors: true, req }
        await check(id, req, await req.payload.findByID({ collection, id, ...options }))
      },
    ],
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        if (data.deletedAt && !originalDoc?.deletedAt) await check(originalDoc.id, req, originalDoc)
        return data
      },
    ],
  } satisfies CollectionConfig['hooks']
}

/** «…» is used, where, and what to do. */
export function refusal(title: string, uses: Pick<Use, 'kind' | 'title'>[]): string {
  const shown = uses.slice(0, shownMax).map((use) => `«\u00a0${use.title}\u00a0» (${use.kind})`)
  const rest = uses.length - shown.length
  if (rest > 0) shown.push(rest === 1 ? 'un autre contenu' : `${rest} autres contenus`)
  return `«\u00a0${title}\u00a0» sert encore dans ${list.format(shown)}. Changez-le d’abord là, puis supprimez-le.`
}
