import { LRUCache } from 'lru-cache'
import { singleton } from '../../server/singleton.mjs'

type Count = { attempts: number; last: number }

/** How long an attempt is refused after the free ones, in milliseconds. */
export const refusedFor = { firstMs: 5000, maxMs: 5 * 60 * 1000 }

type Options = {
  /** Attempts that are not delayed. */
  free: number
  /** Milliseconds before the first attempt after the free ones; each later one waits twice as long. */
  firstMs: number
  maxMs: number
  now?: () => number
}

const forgetAfterMs = 60 * 60 * 1000
const maxKeys = 10_000

/** Counts attempts by key, says how long the next one has to wait, and forgets a key after an hour without any. */
export class ExponentialBackoff {
  #counts: LRUCache<string, Count>
  #options: Required<Options>

  constructor({ now = Date.now, ...options }: Options) {
    this.#options = { ...options, now }
    this.#counts = new LRUCache({
      max: maxKeys,
      ttl: forgetAfterMs,
      ttlResolution: 0,
      perf: { now },
    })
  }

  /** How long an attempt is delayed after the last one, in milliseconds. */
  delayOf(key: string): number {
    const { free, firstMs, maxMs } = this.#options
    const beyond = (this.#counts.get(key)?.attempts ?? 0) - free
    return beyond < 0 ? 0 : Math.min(firstMs * 2 ** beyond, maxMs)
  }

  /** How long from now until an attempt is allowed, in milliseconds; 0 when it is. */
  waitOf(key: string): number {
    const last = this.#counts.get(key)?.last ?? 0
    return Math.max(0, last + this.delayOf(key) - this.#options.now())
  }

  /** Counts an attempt, before its outcome is known: simultaneous ones count too. */
  count(key: string): void {
    const attempts = (this.#counts.get(key)?.attempts ?? 0) + 1
    this.#counts.set(key, { attempts, last: this.#options.now() })
  }

  /** Starts the delay anew: it counts from the outcome of an attempt. */
  restart(key: string): void {
    const count = this.#counts.get(key)
    if (count) this.#counts.set(key, { ...count, last: this.#options.now() })
  }

  /** Takes back one counted attempt. */
  uncount(key: string): void {
    const count = this.#counts.get(key)
    if (count) this.#counts.set(key, { ...count, attempts: count.attempts - 1 })
  }

  /** Forgets the attempts of a key. */
  forget(key: string): void {
    this.#counts.delete(key)
  }
}

/** The one of this name in this process. */
export const sharedBackoff = (name: string, options: Partial<Options> & Pick<Options, 'free'>) =>
  singleton(`${name}-attempts`, () => new ExponentialBackoff({ ...refusedFor, ...options }))

/** The sentence of a refusal for so many milliseconds. */
export function tooManyAttempts(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000)
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  const duration = count.toLocaleString('fr', { style: 'unit', unit, unitDisplay: 'long' })
  return `Trop d’essais manqués\u00a0: réessayez dans ${duration.replace(' ', '\u00a0')}.`
}
