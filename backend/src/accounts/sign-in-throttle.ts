import { setTimeout as sleep } from 'node:timers/promises'
import { singleton } from '../../server/singleton.mjs'
import { ExponentialBackoff, refusedFor } from './exponential-backoff'

export type Attempt = {
  /** The user name as it is stored: lower case. */
  account: string
  /** See `addressBlock`. */
  address: string
  /** The device that has signed in to this account before; null for any other. */
  device: string | null
}

/** Held attempts keep a connection each: all together, and of one address. */
const maxHeld = 50
const maxHeldPerAddress = 2
const maxHoldMs = 10_000

type Clock = { now?: () => number; wait?: (ms: number) => Promise<unknown> }

/**
 * Slows down whoever guesses passwords without locking the owner of the account out.
 *
 * A known device only answers for itself. Any other client waits longer and longer for its next
 * attempt at the same account, and at all accounts. When many addresses try one account, attempts
 * from unknown devices are held before the password is checked, not refused.
 */
export class SignInThrottle {
  #devices: ExponentialBackoff
  #pairs: ExponentialBackoff
  #addresses: ExponentialBackoff
  #accounts: ExponentialBackoff
  /** The addresses of the attempts that are held. */
  #held: string[] = []
  #wait: (ms: number) => Promise<unknown>

  constructor({ now, wait = sleep }: Clock = {}) {
    this.#devices = new ExponentialBackoff({ ...refusedFor, free: 5, now })
    this.#pairs = new ExponentialBackoff({ ...refusedFor, free: 5, now })
    this.#addresses = new ExponentialBackoff({ ...refusedFor, free: 20, now })
    this.#accounts = new ExponentialBackoff({ free: 15, firstMs: 500, maxMs: maxHoldMs, now })
    this.#wait = wait
  }

  /** What counts an attempt, and by which key; of an unknown device the account's comes last, which refuses nothing. */
  #counts({ account, address, device }: Attempt): [ExponentialBackoff, key: string][] {
    if (device !== null) return [[this.#devices, device]]
    const pair = `${address} ${account}`
    return [
      [this.#pairs, pair],
      [this.#addresses, address],
      [this.#accounts, account],
    ]
  }

  /** How long until this attempt may be made, in milliseconds; 0 when it may be made now. */
  waitOf(attempt: Attempt): number {
    const refusing = this.#counts(attempt).slice(0, 2)
    return Math.max(...refusing.map(([backoff, key]) => backoff.waitOf(key)))
  }

  /** Counts an attempt as failed, until `succeeded`: simultaneous ones count too. */
  begin(attempt: Attempt): void {
    for (const [backoff, key] of this.#counts(attempt)) backoff.count(key)
  }

  /** Holds an attempt for as long as its account is under attack. @returns false when too many are held already */
  async hold({ account, address, device }: Attempt): Promise<boolean> {
    const holdMs = device === null ? this.#accounts.delayOf(account) : 0
    if (holdMs === 0) return true
    const own = this.#held.filter((it) => it === address)
    if (own.length >= maxHeldPerAddress || this.#held.length >= maxHeld) return false
    this.#held.push(address)
    await this.#wait(holdMs)
    this.#held.splice(this.#held.indexOf(address), 1)
    return true
  }

  /** Lets the delay until the next attempt begin. */
  failed(attempt: Attempt): void {
    for (const [backoff, key] of this.#counts(attempt).slice(0, 2)) backoff.restart(key)
  }

  /** Takes this attempt back, which was neither. */
  withdrawn(attempt: Attempt): void {
    for (const [backoff, key] of this.#counts(attempt)) backoff.uncount(key)
  }

  /** Forgets the attempts of this client at this account; those of other clients stay counted. */
  succeeded(attempt: Attempt): void {
    for (const [index, [backoff, key]] of this.#counts(attempt).entries()) {
      if (index === 0) backoff.forget(key)
      else backoff.uncount(key)
    }
  }
}

/** The one of this process. */
export const signInThrottle = () => singleton('sign-in-throttle', () => new SignInThrottle())
