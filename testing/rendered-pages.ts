import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, beforeAll, vi } from 'vitest'
import { type MockBackend, startMockBackend } from '../e2e/mock-backend/server'

type Props<Params> = { params: Promise<Params>; searchParams: Promise<Record<string, string>> }
type Page<Params> = { default: (props: Props<Params>) => Promise<ReactNode> }

/** Starts a mock backend for the pages that the tests of a file render; returns a function that returns it. */
export function pagesBackend(): () => MockBackend {
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'pages-'))
  let mock: MockBackend
  beforeAll(async () => {
    mock = await startMockBackend()
    vi.stubEnv('API_BASE_URL', mock.origin)
    // Of each picture Next says that its settings are missing here.
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubEnv('CACHE_DIR', cacheDir)
  })
  afterAll(async () => {
    await mock.close()
    rmSync(cacheDir, { recursive: true })
  })
  return () => mock
}

/** The HTML of a page of the mock backend's content, without a browser. */
export async function htmlOf<Params>(
  page: () => Promise<Page<Params>>,
  params: Params,
  query: Record<string, string> = {},
): Promise<string> {
  const { default: render } = await page()
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) }
  const { prelude } = await prerender(await render(props))
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

/** What is between an opening tag that has a text and its end; empty without one. */
export function part(html: string, tag: string, text: string): string {
  return new RegExp(`<${tag}[^>]*${text}[^]*?</${tag}>`).exec(html)?.[0] ?? ''
}
