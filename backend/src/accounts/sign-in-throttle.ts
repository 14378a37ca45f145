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

  /** How long until this attempt may be made, in milliseconds; 0 when it may be made now. */
  waitOf({ account, address, device }: Attempt): number {
    if (device !== null) return this.#devices.waitOf(device)
    return Math.max(this.#pairs.waitOf(pair(account, address)), this.#addresses.waitOf(address))
  }

  /** Counts an attempt as failed, until `succeeded`: simultaneous ones count too. */
  begin({ account, address, device }: Attempt): void {
    if (device !== null) return this.#devices.count(device)
    this.#pairs.count(pair(account, address))
    this.#addresses.count(address)
    this.#accounts.count(account)
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
  failed({ account, address, device }: Attempt): void {
    if (device !== null) return this.#devices.restart(device)
    this.#pairs.restart(pair(account, address))
    this.#addresses.restart(address)
  }

  /** Takes this attempt back, which was neither. */
  withdrawn({ account, address, device }: Attempt): void {
    if (device !== null) return this.#devices.uncount(device)
    this.#pairs.uncount(pair(account, address))
    this.#addresses.uncount(address)
    this.#accounts.uncount(account)
  }

  /** Forgets the attempts of this client at this account; those of other clients stay counted. */
  succeeded({ account, address, device }: Attempt): void {
    if (device !== null) return this.#devices.forget(device)
    this.#pairs.forget(pair(account, address))
    this.#addresses.uncount(address)
    this.#accounts.uncount(account)
  }
}

const pair = (account: string, address: string) => `${address} ${account}`

/** The one of this process. */
export const signInThrottle = () => singleton('sign-in-throttle', () => new SignInThrottle())
