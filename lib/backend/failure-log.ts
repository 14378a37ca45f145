const failing = new Set<string>()

/**
 * Logs a failed load once, in French: not again until the same load has succeeded.
 * @param key identifies the load
 */
export function reportFailure(key: string, message: string, error: unknown): void {
  if (failing.has(key)) return
  failing.add(key)
  console.error(`${message} (${key}) : ${error instanceof Error ? error.message : String(error)}`)
}

/** Records that a load succeeded, so that its next failure is logged again. */
export function reportSuccess(key: string): void {
  failing.delete(key)
}
