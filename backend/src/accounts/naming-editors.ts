import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'

type Lock = { user?: { value: number | { id: number } } }

/** Payload names who edits a document by an e-mail address, for some accounts only: here by the user name. */
export async function namingEditors(pending: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await pending
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  locks?.hooks.afterRead.push(nameEditor)
  return config
}

const nameEditor: CollectionAfterReadHook<Lock & { id: number }> = async ({ doc, req }) => {
  if (!doc.user) return doc
  const { value } = doc.user
  const id = typeof value === 'object' ? value.id : value
  const account = await req.payload.findByID({ collection: 'owners', id, disableErrors: true, req })
  return account ? { ...doc, user: { ...doc.user, value: { id, email: account.username } } } : doc
}
