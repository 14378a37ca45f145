import pLimit, { type LimitFunction } from 'p-limit'
import { singleton } from '../../server/singleton.mjs'

const turns = singleton('upload-turns', () => new Map<unknown, LimitFunction>())

/** One file of an account is opened at a time: those of others wait for one that takes long, not for all. The seed has none. */
export function turnOf(account: unknown): LimitFunction {
  const turn = turns.get(account) ?? pLimit(account === undefined ? 10 : 1)
  turns.set(account, turn)
  return turn
}
