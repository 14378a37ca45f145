import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { changesOf } from '../audit/changes'
import { recordOfAccount } from '../audit/record'
import type { Owner } from '../payload-types'
import { accountFields } from './account-writes'

/** Tells every «propriétaire» of an account that is made or changed. Sign-ins are none of its changes. */
export const recordAccount: CollectionAfterChangeHook<Owner> = async (change) => {
  const { context, doc, previousDoc, req } = change
  const isNew = change.operation === 'create'
  const fields = change.collection.flattenedFields.filter((it) => accountFields.includes(it.name))
  const changes = changesOf(fields, isNew ? {} : previousDoc, doc)
  if (!isNew && context.setsPassword) changes.push('Mot de passe\u00a0: modifié')
  if (changes.length === 0) return
  const who = typeof context.who === 'string' ? context.who : undefined
  const what = isNew ? ' créé' : ' modifié'
  await recordOfAccount(req, doc.username, what, { changes, former: previousDoc, who })
}

export const recordDeletedAccount: CollectionAfterDeleteHook<Owner> = ({ doc, req }) =>
  recordOfAccount(req, doc.username, ' supprimé', { former: doc })
