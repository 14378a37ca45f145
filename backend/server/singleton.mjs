/**
 * One value for the whole process: Next's bundles hold their own copies of a module.
 * @template T @param {string} name @param {() => T} create called the first time @returns {T}
 */
export function singleton(name, create) {
  const key = Symbol.for(`backend.${name}`)
  const store = /** @type {Record<symbol, T | undefined>} */ (/** @type {unknown} */ (globalThis))
  return (store[key] ??= create())
}
