import type { CollectionAfterOperationHook, Where } from 'payload'
import { dayFromToday } from '../days'

/** The order of the list of events unless the owner chooses another. */
export const nearestFirstSort = '-date'

/** What lists kept as chosen when it was the order that nobody had chosen. */
const formerSort = '-createdAt'

/**
 * Gives the page of a list in the back-office this order: what has no date yet, what is to come with the nearest
 * first, what is past with the latest first. A database cannot say it: it changes with the day.
 */
export const nearestFirst: CollectionAfterOperationHook<'evenements'> = async (change) => {
  if (change.operation !== 'find' || change.overrideAccess) return change.result
  const { args, req, result } = change
  const isUnchosen = args.sort === formerSort && req.searchParams.get('sort') !== formerSort
  if (String(args.sort) !== nearestFirstSort && !isUnchosen) return result
  const find = (where: Where | undefined, depth: number, select?: { date: true }) => {
    const { draft, trash } = args
    const list = { collection: 'evenements', where, draft, trash, depth, select } as const
    const rights = { overrideAccess: false, user: req.user, pagination: false } as const
    return req.payload.find({ ...list, ...rights, sort: ['date', 'time'] })
  }
  const { docs } = await find(args.where, 0, { date: true })
  const today = dayFromToday(0)
  const isPast = ({ date }: { date?: string | null }) => Boolean(date && date < today)
  const dated = docs.filter(({ date }) => date)
  const ordered = [
    ...docs.filter(({ date }) => !date),
    ...dated.filter((it) => !isPast(it)),
    ...dated.filter(isPast).reverse(),
  ].map(({ id }) => id)
  const limit = args.limit || ordered.length
  const start = (Math.max(args.page ?? 1, 1) - 1) * limit
  const shown = ordered.slice(start, start + limit)
  const found = await find({ id: { in: shown } }, args.depth ?? 0)
  const place = ({ id }: { id: number }) => shown.indexOf(id)
  return { ...result, docs: found.docs.sort((one, other) => place(one) - place(other)) }
}
