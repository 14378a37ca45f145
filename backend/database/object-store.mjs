import { createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'

/** @typedef {NonNullable<import('../environment/environment.mjs').Settings['objectStore']>} ObjectStoreSettings */
/** @typedef {ReturnType<typeof createObjectStore>} ObjectStore */

/** How long the store may take until its answer begins, in milliseconds. */
const answerTimeoutMs = 5000
/** How long a file may take, either way: 60 MB at 0.5 MB a second. */
const transferTimeoutMs = 120_000

/** The pause before the second and last attempt, in milliseconds. */
const retryMs = 200

/** Answers of a store that say something of an object; every other one is a failure. */
const expectedStatuses = [200, 204, 206, 304, 404, 412, 416]

/** The prefix of the keys of uploads. */
export const uploadsPrefix = 'uploads/'

/**
 * A client of a bucket of an S3-compatible store. Keys consist of letters, digits, dots, dashes,
 * underscores and slashes. Every function rejects when the store does not answer or refuses.
 * @param {ObjectStoreSettings} settings
 */
export function createObjectStore({ bucket, endpoint, forcePathStyle, ...credentials }) {
  const { protocol, host } = new URL(endpoint)
  const base = forcePathStyle ? `${endpoint}/${bucket}` : `${protocol}//${bucket}.${host}`

  /** @param {string} key @param {RequestInit} init */
  async function send(key, init) {
    const response = await sendOnce(key, init)
    if (response.status < 500 || init.signal?.aborted) return check(response)
    // Stores ask for a slower pace in this way.
    await response.body?.cancel()
    await sleep(retryMs)
    return check(await sendOnce(key, init))
  }

  /**
   * Without aws4fetch's own client: its Request loses the length of the body in Next's fetch.
   * @param {string} key @param {RequestInit} init
   */
  async function sendOnce(key, { headers, ...init }) {
    const asked = {
      ...credentials,
      url: `${base}/${key}`,
      method: init.method ?? 'GET',
      headers,
      service: 's3',
    }
    const signed = await new AwsV4Signer(asked).sign()
    return fetch(signed.url, { ...init, redirect: 'error', headers: signed.headers })
  }

  /** @param {Response} response */
  async function check(response) {
    if (expectedStatuses.includes(response.status)) return response
    const text = await response.text()
    const code = /<Code>([^<]*)/.exec(text)?.[1] ?? ''
    throw new Error(`the object store answered ${response.status} ${code}`.trim())
  }

  /**
   * Reads an object; its body must be read or cancelled.
   * @param {string} key @param {Pick<RequestInit, 'method' | 'headers' | 'signal'>} [init]
   * @returns {Promise<Response>} 200, 206, 304, 404, 412 or 416
   */
  async function read(key, { signal, ...init } = {}) {
    const limit = new AbortController()
    const signals = signal ? [signal, limit.signal] : [limit.signal]
    const timer = setTimeout(() => limit.abort(new Error('no answer in time')), answerTimeoutMs)
    try {
      return await send(key, { ...init, signal: AbortSignal.any(signals) })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    read,

    /** Stores a file, or an empty object. @param {string} key @param {string | null} file */
    async put(key, file) {
      const body = file === null ? new Uint8Array() : await openAsBlob(file)
      const signal = AbortSignal.timeout(transferTimeoutMs)
      const { status } = await send(key, { method: 'PUT', body, signal })
      if (status !== 200) throw new Error(`the object store answered ${status}`)
    },

    /** Whether an object exists. @param {string} key */
    async has(key) {
      return (await read(key, { method: 'HEAD' })).status === 200
    },

    /**
     * Writes an object into a file.
     * @param {string} key @param {string} file
     * @returns {Promise<boolean>} false when there is no such object
     */
    async download(key, file) {
      const signal = AbortSignal.timeout(transferTimeoutMs)
      const { status, body } = await read(key, { signal })
      if (status !== 200 || !body) {
        await body?.cancel()
        return false
      }
      await pipeline(Readable.fromWeb(toNode(body)), createWriteStream(file))
      return true
    },

    /** Deletes an object, if it exists. @param {string} key */
    async remove(key) {
      await send(key, { method: 'DELETE', signal: AbortSignal.timeout(answerTimeoutMs) })
    },

    /** The keys that begin with a prefix. @param {string} prefix @returns {Promise<string[]>} */
    async list(prefix) {
      const keys = []
      let token = ''
      do {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix })
        if (token) query.set('continuation-token', token)
        const response = await read(`?${query}`)
        const text = await response.text()
        if (response.status !== 200) throw new Error(`there is no bucket ${bucket}`)
        for (const [, key = ''] of text.matchAll(/<Key>([^<]+)/g))
          keys.push(decodeURIComponent(key))
        token = /<NextContinuationToken>([^<]+)/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
      } while (token)
      return keys
    },
  }
}

/** The same stream as Node's types name it. @param {ReadableStream<Uint8Array>} body */
export function toNode(body) {
  return /** @type {import('node:stream/web').ReadableStream<Uint8Array>} */ (
    /** @type {unknown} */ (body)
  )
}
