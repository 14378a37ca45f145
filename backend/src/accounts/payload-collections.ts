import type { Access, PayloadRequest, SanitizedConfig } from 'payload'
import { isProprietaire, nobody } from './roles'

type Lock = { id: number; user?: { value: number | { id: number } } }

/** Leaves open of Payload's own collections, locks and preferences, what its forms need; it makes them when all else is made. */
export async function withOwnCollections(
  pending: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await pending
  for (const { slug, access, hooks } of config.collections) {
    hooks.beforeOperation.push(passLocks)
    if (slug === 'payload-preferences') Object.assign(access, { create: nobody, update: nobody })
    if (slug !== 'payload-locked-documents') continue
    Object.assign(access, { create: nobody, delete: holders })
    hooks.afterRead.push(nameEditor)
    hooks.beforeChange.push(takeOver)
  }
  for (const { hooks } of config.globals) (hooks.beforeOperation ??= []).push(passLocks)
  // Only now: the tables have been described, with the column for locks of accounts.
  const accounts = config.collections.find(({ slug }) => slug === 'owners')
  if (accounts) accounts.lockDocuments = false
  return config
}

const holders: Access = ({ req }) =>
  isProprietaire(req) || (req.user !== null && { 'user.value': { equals: req.user.id } })

/** All that a request changes of a lock is who holds it: whoever sends it. */
const takeOver = ({ originalDoc, req }: { originalDoc?: Lock; req: PayloadRequest }) => ({
  ...originalDoc,
  user: { relationTo: 'owners', value: req.user?.id },
})

/** No lock keeps a «propriétaire» out, whoever holds it. */
function passLocks({ args = {}, req }: { args?: object; req: PayloadRequest }): void {
  if (isProprietaire(req)) Object.assign(args, { overrideLock: true })
}

/** Payload names who edits a document by an e-mail address, for some accounts only: here by the user name. */
async function nameEditor({ doc, req }: { doc: Lock; req: PayloadRequest }) {
  const holder = doc.user?.value
  const id = typeof holder === 'object' ? holder.id : holder
  if (id === undefined) return doc
  const options = { collection: 'owners', depth: 0, disableErrors: true, req } as const
  const account = await req.payload.findByID({ ...options, id })
  const value = account && { id: account.id, email: account.username }
  return value ? { ...doc, user: { ...doc.user, value } } : doc
}
