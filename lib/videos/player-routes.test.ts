import { expect, it, vi } from 'vitest'
import type { Loaded } from '@/lib/backend/loaded'
import type { Video } from '@/lib/backend/schemas'
import { pageSize } from '@/lib/pagination/pages'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { playerRoutes } from './player-routes'
import { getVideos, getVideosByCategory } from './queries'

vi.mock('@/lib/site-settings/load-site-settings', () => ({
  loadSiteSettings: async () => defaultSettings,
}))

vi.mock('./queries')

const video = (id: string, categorySlug: string | undefined): Video => ({
  id,
  title: `Film ${id}`,
  youtubeId: `aaaaaa${id}`,
  description: undefined,
  youtubeUrl: undefined,
  createdAt: undefined,
  thumbnail: undefined,
  categorySlug,
})
const all = [video('1', 'soins'), video('2', 'soins'), video('3', undefined)]

function routes(list: Loaded<Video[]>) {
  const ofCategory: Loaded<Video[]> = { state: 'fresh', data: all.slice(0, 2) }
  vi.mocked(getVideos).mockResolvedValue(list)
  vi.mocked(getVideosByCategory).mockReset().mockResolvedValue(ofCategory)
  const { props, metadata, similarPage, videoParams } = playerRoutes('medias')
  const watch = async (id: string, categorySlug?: string) => {
    const given = { params: Promise.resolve({ id, categorySlug }) } as Parameters<typeof props>[0]
    const { data } = await props(given)
    return { similar: data?.similar.items.map((it) => it.id), other: (await metadata(given)).other }
  }
  return { watch, similarPage, videoParams }
}

const stored = { 'page-storage': 'stored' }

it('R92 A60 stores the page of a listed video, in its own category or in another of the list', async () => {
  const { watch } = routes({ state: 'fresh', data: all })
  expect(await watch('aaaaaa3')).toEqual({ similar: ['1', '2'], other: stored })
  expect(getVideosByCategory).not.toHaveBeenCalled()
  expect(await watch('aaaaaa1')).toEqual({ similar: ['2'], other: stored })
  expect(await watch('aaaaaa3', 'soins')).toEqual({ similar: ['1', '2'], other: stored })
  expect(getVideosByCategory).toHaveBeenLastCalledWith('medias', 'soins', true)
})

it('R61 R92 a link that tells title and no category leads to the video beside all others', async () => {
  const { watch } = routes({ state: 'fresh', data: all })
  expect((await watch('aaaaaa1.RmlsbQ')).similar).toEqual(['2', '3'])
  expect(getVideosByCategory).not.toHaveBeenCalled()
})

it.each(['fresh', 'stale'] as const)(
  'takes an invented category as empty, without a request and in memory only; the list is %s',
  async (state) => {
    const { watch } = routes({ state, data: all })
    expect(await watch('aaaaaa1', 'inventee')).toEqual({ similar: [], other: undefined })
    expect(getVideosByCategory).not.toHaveBeenCalled()
  },
)

it('R92 R137 asks for any category while no video of the list names one, and stores nothing of it', async () => {
  const data = all.map((it) => ({ ...it, categorySlug: undefined }))
  const { watch, similarPage } = routes({ state: 'fresh', data })
  expect(await watch('aaaaaa1', 'soins')).toEqual({ similar: ['2'], other: undefined })
  expect(getVideosByCategory).toHaveBeenCalledWith('medias', 'soins', false)
  expect(await similarPage(1, 'soins')).toMatchObject({
    unlistedCategory: 'soins',
    videos: [{}, {}],
  })
})

it('has the build render the latest videos, however long the list is', async () => {
  const list = Array.from({ length: 1000 }, (_, day) => ({
    ...video(String(day), 'soins'),
    createdAt: new Date(Date.UTC(2024, 0, day)).toISOString(),
  }))
  const { videoParams } = routes({ state: 'fresh', data: list })
  const params = await videoParams()
  expect(params).toHaveLength(pageSize)
  expect(params[0]).toEqual({ id: 'aaaaaa999' })
})

it('asks for any category while there is no list, and stores nothing of it', async () => {
  const { watch } = routes({ state: 'unavailable' })
  expect(await watch('aaaaaa1', 'soins')).toEqual({ similar: ['2'], other: undefined })
  expect(getVideosByCategory).toHaveBeenCalledWith('medias', 'soins', false)
})

it.each([
  ['a'.repeat(201), undefined],
  ['aaaaaa1', 'a'.repeat(201)],
  ['aaaaaa1', 'a%2Fb'],
  ['aaaaaa1', 'a%00'],
  ['aaaaaa1.a%2Fb', undefined],
  [`${'a'.repeat(201)}.RmlsbQ`, undefined],
])('answers 404 to an odd segment, without a request: %s %s', async (id, category) => {
  const { watch } = routes({ state: 'unavailable' })
  const missing = { similar: undefined, other: { 'http-status': '404' } }
  expect(await watch(id, category)).toEqual(missing)
  expect(getVideosByCategory).not.toHaveBeenCalled()
})
