/** @import { ServerResponse as Response } from 'node:http' */

/**
 * Holds back what a response writes, and sends at its end what becomes of it.
 * @param {Response} response its `write` and `end` are replaced
 * @param {() => boolean} isHeld asked at every call; what is not held back passes as it is
 * @param {(text: string) => string | Uint8Array | undefined} finish is given the whole body
 */
export function rewriteBody(response, isHeld, finish) {
  const { write, end } = response
  /** @type {Uint8Array[]} */
  const chunks = []

  response.write = /** @type {Response['write']} */ (
    (/** @type {string | Uint8Array} */ chunk, /** @type {unknown[]} */ ...rest) => {
      if (!isHeld()) return Reflect.apply(write, response, [chunk, ...rest])
      chunks.push(Buffer.from(chunk))
      return true
    }
  )
  response.end = /** @type {Response['end']} */ (
    (
      /** @type {string | Uint8Array | null | undefined} */ chunk,
      /** @type {unknown[]} */ ...rest
    ) => {
      const isWhole = typeof chunk === 'string' && chunks.length === 0
      if (!isHeld() || (!chunk && chunks.length === 0))
        return Reflect.apply(end, response, [chunk, ...rest])
      const text = isWhole ? chunk : Buffer.concat([...chunks, Buffer.from(chunk ?? '')]).toString()
      return Reflect.apply(end, response, [finish(text)])
    }
  )
}
