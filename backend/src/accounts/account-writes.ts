import pLimit from 'p-limit'
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, type Where } from 'payload'
import { singleton } from '../../server/singleton.mjs'
import { type Extension, queryDatabase } from '../database'
import { endLinks, isStillClaimed } from './account-link'
import { stored } from './guard-account'
import { endRecoveryCodes } from './recovery-codes'
import { proprietaire } from './roles'
import { end } from './sessions'

/** What people change of an account, beside its password. */
export const accountFields: readonly string[] = ['username', 'email', 'role']

const changesOf = (id: unknown) => `changes of account ${String(id)}`

/** Names what a change of an account changes, for `guardedAccounts`. */
export const nameChanges: CollectionBeforeChangeHook = ({ data, originalDoc = {}, req }) => {
  const changed = accountFields.filter((it) => stored(data[it]) !== stored(originalDoc[it]))
  const password = req.context.setsPassword ? ['hash', 'salt'] : []
  req.context[changesOf(originalDoc.id)] = [...changed, ...password]
}

const tooLate =
  'Ce compte vient d’être modifié ou supprimé\u00a0: rien n’a été enregistré. Rechargez la page.'

/** Between the check of whoever changes an account and the change comes no other. */
const oneByOne = singleton('account-writes', () => pLimit(1))

/** Refuses a change whose link, or whose «propriétaire» of another account, is none any more. @throws APIError 409 */
async function refuseLate({ context, payload, user }: Partial<PayloadRequest>, isOwn: boolean) {
  if (!payload || !context) return
  const { link, passwordHash } = context as { link?: string; passwordHash?: string }
  const may = `select id from owners where id = $1 and hash = $2 and role = $3 for share skip locked`
  const isLate = link
    ? !(await isStillClaimed(payload, link))
    : user && !isOwn && passwordHash
      ? (await queryDatabase(payload, may, [user.id, passwordHash, proprietaire])).length === 0
      : false
  if (isLate) throw new APIError(tooLate, 409, null, true)
}

/**
 * A database, of either kind, that writes of an account what is changed of it, where it still is. Payload writes all
 * of it as it was read, at each sign-in too: that would undo whatever was done to it meanwhile, even its deletion.
 * Sessions have statements of their own (sessions.ts).
 */
export const guardedAccounts: Extension = (database) => {
  const updateOne = database.updateOne.bind(database)
  const create = database.create.bind(database)
  return {
    create: (args) =>
      args.collection === 'owners'
        ? oneByOne(async () => {
            await refuseLate(args.req ?? {}, false)
            return create(args)
          })
        : create(args),

    async updateOne(args) {
      const { collection, id, data, req } = args
      if (collection !== 'owners') return updateOne(args)
      const { context = {}, payload, user } = req ?? {}
      if (args.where) {
        // A sign-in hashes a password anew: now, for its session is written outside of its transaction.
        const written: unknown = await updateOne({ ...args, req: undefined })
        if (written) context.passwordHash = data.hash
        return written
      }
      const names = context[changesOf(id)] as string[] | undefined
      if (!names || !payload) return null
      const changed = [...names, 'updatedAt'].map((name) => [name, data[name]])
      const and: Where[] = [{ id: { equals: id } }]
      // Of one's own account, or with a link: nothing that one could do no more, or that takes the former password.
      const isOwn = String(user?.id) === String(id)
      if (isOwn) and.push({ role: { equals: user?.role } })
      if ((isOwn || !user) && context.passwordHash)
        and.push({ hash: { equals: context.passwordHash } })
      const written: unknown = await oneByOne(async () => {
        await refuseLate(req ?? {}, isOwn)
        const data = Object.fromEntries(changed) as Record<string, unknown>
        return updateOne({ collection, data, where: { and }, req, select: { id: true } })
      })
      if (!written) throw new APIError(tooLate, 409, null, true)
      const account = Number(id)
      const [kept] = (data.sessions ?? []) as { id: string }[]
      if (names.includes('hash'))
        await end({ payload, user: { id: account } }, 'id <> $2', kept?.id ?? '')
      // With another password or address, links that were made for the former ones end.
      if (names.some((it) => it === 'hash' || it === 'email')) await endLinks(payload, account)
      // Whoever has had the password may have made codes. After a mail or a code, others may be the only second step.
      if (names.includes('hash') && user) await endRecoveryCodes(payload, account)
      return database.findOne({ collection, where: { id: { equals: id } }, req })
    },
  }
}
