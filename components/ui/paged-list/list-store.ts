import { type PagedSource, urlOfPage } from '@/lib/pagination/pages'
import { uniqueBy } from '@/lib/text/unique-by'

type Item = { id: string }

export type ListState<T> = {
  /** The items of the pages that follow the one in the server HTML. */
  items: readonly T[]
  last: number
  status: 'idle' | 'pending' | 'failed'
}

/** The pages of a list that the browser has. They outlive the page, for Back. */
type ListStore<T extends Item = Item> = ReturnType<typeof createListStore<T>>

const stores = new Map<string, ListStore>()

/** The store of a list that begins with a page; the same one for each visit. */
export function listStore<T extends Item>(source: PagedSource): ListStore<T> {
  const key = keyOf(source)
  const store = stores.get(key) ?? createListStore(source)
  stores.set(key, store)
  // The server renders this source with items of this type.
  return store as unknown as ListStore<T>
}

/** Identifies a list and the page it begins with. */
export function keyOf({ data, page }: PagedSource): string {
  return `${data}#${page}`
}

/** Creates an empty store; `load` reads one page. */
export function createListStore<T extends Item>(source: PagedSource, load = fetchItems<T>) {
  const first: ListState<T> = { items: [], last: source.page, status: 'idle' }
  const pages = new Map<number, Promise<readonly T[]>>()
  const listeners = new Set<() => void>()
  let state = first
  let running: Promise<void> | undefined

  function setState(next: ListState<T>): void {
    state = next
    for (const listener of listeners) listener()
  }

  /** The items of any page, loaded once. Rejects when they cannot be loaded. */
  function loadPage(page: number): Promise<readonly T[]> {
    const known = pages.get(page)
    if (known) return known
    const loading = load(urlOfPage(source.data, page))
    pages.set(page, loading)
    loading.catch(() => pages.delete(page))
    return loading
  }

  /** Shows all pages up to one; resolves when they are shown, or could not be loaded. */
  function showThrough(page: number): Promise<void> {
    const end = Math.min(page, source.pageCount)
    if (end <= state.last) return Promise.resolve()
    return (running ??= show(end).finally(() => (running = undefined)))
  }

  async function show(end: number): Promise<void> {
    setState({ ...state, status: 'pending' })
    const numbers = Array.from({ length: end - source.page }, (_, index) => source.page + index + 1)
    try {
      const items = (await Promise.all(numbers.map(loadPage))).flat()
      // Between two requests the list may have grown: an item is then on two pages.
      setState({ items: uniqueBy(items, ({ id }) => id), last: end, status: 'idle' })
    } catch {
      setState({ ...state, status: 'failed' })
    }
  }

  return {
    loadPage,
    showThrough,
    getState: () => state,
    getServerState: () => first,
    reset(): void {
      pages.clear()
      if (state !== first) setState(first)
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function fetchItems<T>(url: string): Promise<readonly T[]> {
  const response = await window.fetch(url, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${url}: status ${response.status}`)
  return (await response.json()) as T[]
}
