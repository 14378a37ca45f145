/** What a function returns; undefined where it throws. @template T @param {() => T} run */
export function attempt(run) {
  try {
    return run()
  } catch {
    return undefined
  }
}
