/**
 * The first bytes of a response's body, after decompression; the rest is not downloaded.
 * @param {Response} response
 * @param {number} maxBytes
 * @param {AbortSignal} signal ends the reading, also where `fetch` has lost it
 * @throws the reason of the signal
 */
export async function readBody({ body }, maxBytes, signal) {
  const reader = body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel, { once: true })
  /** @type {Uint8Array[]} */
  const parts = []
  let size = 0
  try {
    while (size < maxBytes) {
      const { value } = await reader.read()
      if (!value) break
      parts.push(value)
      size += value.length
    }
    signal.throwIfAborted()
    return Buffer.concat(parts).subarray(0, maxBytes)
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}
