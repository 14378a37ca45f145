import { expect, it, vi } from 'vitest'
import { createListStore } from './list-store'

const source = { href: '/liste/page/{page}', data: '/api/liste/{page}', page: 1, pageCount: 4 }
const items = (...ids: number[]) => ids.map((id) => ({ id: String(id) }))
const ids = (store: ReturnType<typeof createListStore>) => store.getState().items.map((it) => it.id)

it('shows one page after the other, each requested once (A54)', async () => {
  const load = vi.fn(async (url: string) => items(Number(url.slice(-1)) * 10))
  const store = createListStore(source, load)
  await Promise.all([store.showThrough(2), store.showThrough(2)])
  expect(store.getState()).toMatchObject({ last: 2, status: 'idle' })
  await store.showThrough(4)
  await store.showThrough(9)
  expect(ids(store)).toEqual(['20', '30', '40'])
  expect(store.getState().last).toBe(4)
  expect(load.mock.calls).toEqual([['/api/liste/2'], ['/api/liste/3'], ['/api/liste/4']])
})

it('leaves out an item that two pages have, because the list has grown between', async () => {
  const load = vi.fn().mockResolvedValueOnce(items(1, 2)).mockResolvedValueOnce(items(2, 3))
  const store = createListStore(source, load)
  await store.showThrough(2)
  await store.showThrough(3)
  expect(ids(store)).toEqual(['1', '2', '3'])
})

it('says that a page could not be loaded, keeps the others, and requests it again', async () => {
  const load = vi.fn().mockResolvedValueOnce(items(1)).mockRejectedValueOnce(new Error('offline'))
  const store = createListStore(source, load.mockResolvedValue(items(2)))
  await store.showThrough(2)
  await store.showThrough(3)
  expect(store.getState()).toMatchObject({ last: 2, status: 'failed' })
  expect(ids(store)).toEqual(['1'])
  await store.showThrough(3)
  expect(store.getState()).toMatchObject({ last: 3, status: 'idle' })
  expect(ids(store)).toEqual(['1', '2'])
})

it('forgets its pages, and tells its listeners of every change', async () => {
  const store = createListStore(source, async () => items(1))
  const listener = vi.fn()
  store.subscribe(listener)
  await store.showThrough(2)
  store.reset()
  expect(ids(store)).toEqual([])
  expect(store.getState().last).toBe(1)
  expect(listener).toHaveBeenCalledTimes(3)
})
