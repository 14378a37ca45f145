/**
 * One value for the whole process. The server runs outside Next's bundles and the bundles may hold
 * a module twice, so module variables cannot carry what both sides use.
 *
 * @template T
 * @param {string} name
 * @param {() => T} create
 * @returns {T}
 */
export function shared(name, create) {
  const key = Symbol.for(`backend.${name}`)
  const store = /** @type {Record<symbol, T | undefined>} */ (/** @type {unknown} */ (globalThis))
  return (store[key] ??= create())
}

/**
 * An answer of the contract, before HTTP.
 * @typedef {{ status: number, body: string }} Answer
 */

/**
 * What the content side (inside Next) and the HTTP side (server.mjs) know of each other.
 * @typedef {{
 *   answer: ((path: string) => Promise<Answer>) | null,
 *   close: () => Promise<void>,
 *   invalidate: () => void,
 * }} Bridge
 */

/** @returns {Bridge} */
export function bridge() {
  return shared('bridge', () => ({
    answer: null,
    close: async () => {},
    invalidate: () => {},
  }))
}
