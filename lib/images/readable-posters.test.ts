import { expect, it, vi } from 'vitest'
import { environment } from '@/lib/site/environment'
import { withReadablePoster, withReadablePosters } from './readable-posters'

const unreadablePictures = vi.hoisted(() => vi.fn())
vi.mock('./image-sizes', () => ({ unreadablePictures }))

const own = (name: string) => {
  const src = `${environment.apiBaseUrl}/media/${name}.jpg`
  return { title: name, poster: { src, href: src } }
}
const foreign = { title: 'c', poster: { src: 'https://a.example/c.jpg', href: '' } }
const bare = { title: 'd', poster: undefined }
unreadablePictures.mockImplementation(async (addresses: string[]) =>
  Promise.resolve(new Set(addresses.filter((address) => address.endsWith('/b.jpg')))),
)

it('A51 an item whose poster the backend cannot deliver has none', async () => {
  const list = { state: 'fresh' as const, data: [own('a'), own('b'), foreign, bare] }
  expect(await withReadablePosters(list)).toEqual({
    state: 'fresh',
    data: [own('a'), { title: 'b', poster: undefined }, foreign, bare],
  })
  expect(unreadablePictures).toHaveBeenCalledWith([own('a').poster.src, own('b').poster.src])
  const item = await withReadablePoster({ state: 'stale', data: own('b') })
  expect(item).toEqual({ state: 'stale', data: { title: 'b', poster: undefined } })
})

it('does not check a poster of which the backend tells the size', async () => {
  unreadablePictures.mockClear()
  const poster = { ...own('b').poster, size: { width: 800, height: 1000 } }
  const list = { state: 'fresh' as const, data: [{ title: 'b', poster }] }
  expect(await withReadablePosters(list)).toEqual(list)
  expect(unreadablePictures).toHaveBeenCalledWith([])
})

it('checks nothing when there is no answer', async () => {
  unreadablePictures.mockClear()
  expect(await withReadablePosters({ state: 'unavailable' })).toEqual({ state: 'unavailable' })
  expect(await withReadablePoster({ state: 'notFound' })).toEqual({ state: 'notFound' })
  expect(unreadablePictures).not.toHaveBeenCalled()
})
