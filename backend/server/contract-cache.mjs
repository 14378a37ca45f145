import { createHash } from 'node:crypto'

/**
 * A ready-made HTTP answer.
 * @typedef {{ status: number, body: Buffer, etag: string }} Ready
 */

/**
 * Bounds how long another process's change (a command, a second replica) can stay unseen.
 */
const TTL_MS = 5000

/**
 * Memory of the contract's answers. Only 200s are kept, so invented addresses cannot fill it;
 * simultaneous questions share one computation; `clear` also disowns computations under way,
 * which may have read the content from before the change.
 *
 * @param {(path: string) => Promise<import('./shared.mjs').Answer>} compute
 * @param {() => number} now
 */
export function createContractCache(compute, now = Date.now) {
  /** @type {Map<string, { ready: Ready, until: number }>} */
  let kept = new Map()
  /** @type {Map<string, Promise<Ready>>} */
  let pending = new Map()

  /** @param {string} path */
  async function load(path) {
    const [mine, waiting] = [kept, pending]
    try {
      const { status, body } = await compute(path)
      const ready = { status, body: Buffer.from(body), etag: etagOf(body) }
      if (status === 200) mine.set(path, { ready, until: now() + TTL_MS })
      return ready
    } finally {
      waiting.delete(path)
    }
  }

  return {
    clear() {
      kept = new Map()
      pending = new Map()
    },

    /** @param {string} path @returns {Ready | Promise<Ready>} */
    get(path) {
      const entry = kept.get(path)
      if (entry && entry.until > now()) return entry.ready
      const waiting = pending.get(path)
      if (waiting) return waiting
      const promise = load(path)
      pending.set(path, promise)
      return promise
    },
  }
}

/** @param {string} body */
function etagOf(body) {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
