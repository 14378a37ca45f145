import { beforeEach, expect, it, vi } from 'vitest'
import type { Event } from '@/lib/backend/schemas'
import { expireTags } from '@/lib/cache/revalidated-tags.mjs'
import { defaultSettings } from '@/lib/site/default-site-settings'

const nothing = { videos: { medias: [], beaute: [] }, photos: { medias: [], beaute: [] } }
const loadSiteContent = vi.fn<() => Promise<unknown>>()
let site = defaultSettings
vi.mock('@/app/site-content', () => ({ loadSiteContent: () => loadSiteContent() }))
vi.mock('@/lib/site-settings/load-site-settings', () => ({
  loadSiteSettings: () => Promise.resolve(site),
}))

let loadSearch: typeof import('./load-search').loadSearch
const answer = (title: string, isFresh = true) => {
  const events = [{ id: title, slug: title, title } as Event]
  const content = { ...nothing, events, courses: [], destinations: [], houses: [] }
  loadSiteContent.mockResolvedValue({ content, isFresh })
}
const finds = async (query: string) => (await loadSearch())(query, 1).count > 0
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  vi.resetModules()
  delete Object(globalThis)[Symbol.for('rayonne.search')]
  ;({ loadSearch } = await import('./load-search'))
  return () => vi.useRealTimers()
})

it('A62 finds what is published at once, and other changes within a minute', async () => {
  answer('kpalimé')
  expect(await finds('kpalime')).toBe(true)
  answer('agbodrafo')
  await pass(50_000)
  expect(await finds('agbodrafo')).toBe(false)
  expect(loadSiteContent).toHaveBeenCalledTimes(1)
  expireTags(['medias-events'])
  expect(await finds('agbodrafo')).toBe(true)
  answer('natitingou')
  await pass(60_000)
  expect(await finds('natitingou')).toBe(true)
})

it('A62 keeps its index while a list fails, and asks again after three seconds', async () => {
  answer('ouidah')
  expect(await finds('ouidah')).toBe(true)
  answer('stale', false)
  await pass(61_000)
  expect(await finds('ouidah')).toBe(true)
  answer('djougou')
  await pass(3000)
  expect(await finds('djougou')).toBe(true)
})

it('A62 finds what the owner has set anew', async () => {
  answer('ouidah')
  expect(await finds('akwaba')).toBe(false)
  site = { ...defaultSettings, careBrand: 'Akwaba' }
  await pass(60_000)
  expect(await finds('akwaba')).toBe(true)
})
