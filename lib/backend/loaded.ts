/**
 * `fresh`: the backend answered. `stale`: it failed, and this is its last valid answer. `notFound`:
 * it answered that there is none. `unavailable`: it failed, without an earlier answer.
 */
export type Loaded<T> =
  | { state: 'fresh' | 'stale'; data: T }
  | { state: 'notFound' | 'unavailable' }

/** The items of a list; empty when it is not available. */
export function itemsOf<T>(list: Loaded<T[]>): T[] {
  return 'data' in list ? list.data : []
}

/** The same state with `change` applied to the data, if there is any. */
export function mapLoaded<T, U>(loaded: Loaded<T>, change: (data: T) => U): Loaded<U> {
  return 'data' in loaded ? { state: loaded.state, data: change(loaded.data) } : loaded
}
