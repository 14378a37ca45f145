import { expect, it, vi } from 'vitest'

const loadSearch = vi.hoisted(() => vi.fn())
vi.mock('./load-search', () => ({ loadSearch }))
vi.mock('@/lib/site-settings/load-site-settings', () => ({
  loadSiteSettings: () => new Promise(() => undefined),
}))
const { default: SearchPage } = await import('./page')

it('A35 asks for the content of a search while the settings are still awaited', () => {
  void SearchPage({ searchParams: Promise.resolve({ q: 'conte' }) })
  expect(loadSearch).toHaveBeenCalledOnce()
})
