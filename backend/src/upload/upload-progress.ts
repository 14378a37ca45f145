/** A file on its way: what has left and all of it, in bytes; `stop` while it waits for a lost line. */
type Progress = { sent: number; total: number; stop?: () => void }

let current: Progress | null = null
const listeners = new Set<() => void>()

/** The file that is being sent from a form, for `useSyncExternalStore`. */
export const uploadProgress = {
  get: () => current,
  set(progress: Progress | null) {
    current = progress
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
