import path from 'node:path'
import { vi } from 'vitest'

/**
 * For tests: the cache of a new server process. Next's memory cache is shared by all of them, hence the
 * page is deleted from it.
 * @param folder holds the build in `build/`
 * @param key of the page that the test is about
 * @param files whether it has a file system, as everywhere but in the middleware
 */
export async function startSiteCache(folder: string, key: string, files: boolean) {
  vi.resetModules()
  const next = await import('next/dist/server/lib/incremental-cache/file-system-cache')
  const { memoryCache } = next.default as unknown as {
    memoryCache?: { remove: (key: string) => void }
  }
  memoryCache?.remove(key)
  const { nodeFs } = await import('next/dist/server/lib/node-fs-methods')
  const { default: SiteCache } = await import('./handler.mjs')
  return new SiteCache({
    ...(files ? { fs: nodeFs, serverDistDir: path.join(folder, 'build/server') } : {}),
    flushToDisk: true,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  })
}
