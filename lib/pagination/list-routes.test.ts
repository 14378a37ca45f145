import { describe, expect, it, vi } from 'vitest'
import type { Loaded } from '@/lib/backend/loaded'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { listBreadcrumbs, listRoutes, loadPage } from './list-routes'
import { pageSize } from './pages'

vi.mock('@/lib/site-settings/load-site-settings', () => ({
  loadSiteSettings: async () => defaultSettings,
}))

const path = '/medias/mediavideo'
const items = Array.from({ length: 3 * pageSize }, (_, id) => ({ id: String(id) }))
const routes = (list: Loaded<{ id: string }[]>) =>
  listRoutes({ name: 'videos', getItems: async () => list, toCards: (page) => page.items })
const props = (page?: string) => ({ params: Promise.resolve({ page }) })

describe('the metadata of a page of a list (A54)', () => {
  const { metadata } = routes({ state: 'fresh', data: items })

  it('has a canonical URL of its own, and the pages before and after it', async () => {
    const second = await metadata(props('2'))
    expect(second.alternates?.canonical).toBe(`${path}/page/2`)
    expect(second.pagination?.previous).toMatch(/\/medias\/mediavideo$/)
    expect(second.pagination?.next).toMatch(/\/medias\/mediavideo\/page\/3$/)
    expect(second.title).toMatchObject({ absolute: expect.stringMatching(/, page 2/) })
    expect(second.other).toEqual({ 'page-storage': 'stored' })
  })

  it('ends at both ends of the list', async () => {
    expect((await metadata(props())).pagination?.previous).toBeUndefined()
    expect((await metadata(props('3'))).pagination?.next).toBeUndefined()
  })

  it.each(['4', '0', '02', '100000', '-1', '2.0', '1e1', 'x', '%'])(
    'answers 404 for the page «%s»',
    async (page) => {
      const { other, robots } = await metadata(props(page))
      expect({ other, robots }).toEqual({ other: { 'http-status': '404' }, robots: 'noindex' })
    },
  )
})

it('a page is missing only when the fresh list is too short for it', async () => {
  const stateOf = async (list: Loaded<{ id: string }[]>, page: number) =>
    (await loadPage(async () => list, page)).state
  expect(await stateOf({ state: 'fresh', data: items }, 4)).toBe('notFound')
  expect(await stateOf({ state: 'stale', data: items }, 4)).toBe('unavailable')
  expect(await stateOf({ state: 'unavailable' }, 2)).toBe('unavailable')
  expect(await loadPage(async () => ({ state: 'unavailable' }), 1)).toMatchObject({
    data: { items: [], pageCount: 1 },
  })
})

it('finds the position of an item in the whole list', async () => {
  const { indexOf } = routes({ state: 'fresh', data: items })
  expect([await indexOf('50'), await indexOf('nulle-part')]).toEqual([50, -1])
})

it('a later page is below its list in the breadcrumbs', () => {
  expect(listBreadcrumbs(path, 1).at(-1)).toMatchObject({ path })
  expect(listBreadcrumbs(path, 2).slice(-2)).toEqual([
    expect.objectContaining({ path }),
    { name: 'Page 2', path: `${path}/page/2` },
  ])
})
