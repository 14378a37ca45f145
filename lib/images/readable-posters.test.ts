import { expect, it, vi } from 'vitest'
import { environment } from '@/lib/site/environment'
import { readablePosters } from './readable-posters'

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
  const items = [own('a'), own('b'), foreign, bare]
  const shown = [own('a'), { title: 'b', poster: undefined }, foreign, bare]
  expect(await readablePosters(items)).toEqual(shown)
  expect(unreadablePictures).toHaveBeenCalledWith([own('a').poster.src, own('b').poster.src])
})

it('does not check a poster of which the backend tells the size', async () => {
  unreadablePictures.mockClear()
  const items = [{ title: 'b', poster: { ...own('b').poster, size: { width: 800, height: 1000 } } }]
  expect(await readablePosters(items)).toEqual(items)
  expect(unreadablePictures).toHaveBeenCalledWith([])
})
