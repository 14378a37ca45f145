import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterAll, expect, it, vi } from 'vitest'
import { htmlOf, page, pageContext } from './test-pages'

vi.mock('./shared-tags.mjs', () => ({ publishTags: vi.fn(), followTags: vi.fn() }))

const folder = mkdtempSync(path.join(tmpdir(), 'large-pages-'))
const app = path.join(folder, 'build/server/app')
mkdirSync(app, { recursive: true })
writeFileSync(path.join(folder, 'build/BUILD_ID'), 'b1\n')
for (const [extension, content] of [
  ['.html', '<p>of the build</p>'],
  ['.rsc', 'rsc'],
  ['.meta', '{}'],
] as const) {
  writeFileSync(path.join(app, `large${extension}`), content)
}
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }))

it('serves a page that is too large for memory from the disk, not the copy of the build', async () => {
  vi.stubEnv('CACHE_DIR', path.join(folder, 'cache'))
  vi.stubEnv('NEXT_PHASE', '')
  const { default: SiteCache } = await import('./handler.mjs')
  const cache = new SiteCache({
    fs: nodeFs,
    serverDistDir: path.join(folder, 'build/server'),
    flushToDisk: true,
    maxMemoryCacheSize: 1000,
    revalidatedTags: [],
    _requestHeaders: {},
  })
  const html = `<meta name="page-storage" content="stored"/><p>${'x'.repeat(5000)}</p>`
  await cache.set('/large', page(html, { 'x-next-cache-tags': 'large-tag' }), {})
  expect(htmlOf(await cache.get('/large', pageContext))).toBe(html)
  await cache.revalidateTag('large-tag')
  expect(await cache.get('/large', pageContext)).toBeNull()
})
