import { describe, expect, it } from 'vitest'
import type { Video } from '@/lib/backend/schemas'
import { pageSize } from '@/lib/pagination/pages'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { playerRewritePath } from './player-path'
import { findWatchData, foreignCategory, unlistedCategory, watchMetadata } from './watch-page'

const video = (id: string, youtubeId: string | undefined): Video => ({
  id,
  title: `Film ${id}`,
  youtubeId,
  description: undefined,
  youtubeUrl: undefined,
  createdAt: undefined,
  thumbnail: undefined,
  categorySlug: undefined,
})
const [first, second, third] = [video('1', 'aaaaaa1'), video('2', 'aaaaaa2'), video('3', undefined)]
const all = [first, second, third]
const describeIt = (title: string) => `${title}.`
const category = (videos: Video[]) => ({ slug: 'culture', isListed: true, videos })

describe('R93 R111 the data of a watch page', () => {
  it('excludes the current video from the similar ones', () => {
    expect(findWatchData('aaaaaa1', all)).toMatchObject({
      video: first,
      similar: { items: [second, third] },
    })
  })

  it('A49 finds a video outside its category in the whole list', () => {
    expect(findWatchData('aaaaaa1', all, category([second]))).toMatchObject({
      video: first,
      similar: { items: [{ id: '2' }] },
    })
  })

  it('A57 A60 links tell a category that the list does not name, and no other', () => {
    const invented = { ...category([second]), isListed: false }
    expect(unlistedCategory(invented)).toBe('culture')
    expect(unlistedCategory(category([second]))).toBeUndefined()
    const own = { ...first, categorySlug: 'culture' }
    const foreignOf = (list: Video[]) => {
      const data = findWatchData('aaaaaa1', list, category([first, second]))
      return data && foreignCategory(data)
    }
    expect(foreignOf([own, second])).toBeUndefined()
    expect(foreignOf([first, second])).toBe('culture')
  })

  it('A4 plays an unknown id', () => {
    expect(findWatchData('aaaaaa9', all)).toMatchObject({
      video: undefined,
      similar: { items: all },
    })
  })

  it('A54 cuts a long list in the same places beside every video, and leaves the current one out', () => {
    const many = Array.from({ length: 2 * pageSize }, (_, index) =>
      video(`${index}`, `film-${index}`),
    )
    const similar = (segment: string) => findWatchData(segment, many)?.similar
    expect(similar('film-3')).toMatchObject({ page: 1, pageCount: 2 })
    expect(similar('film-3')?.items).toEqual(
      many.slice(0, pageSize).filter((_, index) => index !== 3),
    )
    expect(similar('film-3!2')?.items).toEqual(many.slice(pageSize))
    expect(similar('film-3!3')).toBeUndefined()
    expect(findWatchData('film-3', many.slice(0, pageSize + 1))?.similar).toMatchObject({
      pageCount: 1,
      total: pageSize,
    })
  })

  it('R88 A56 finds a video by an address that is not recognised', () => {
    const vimeo = { ...third, youtubeUrl: 'https://vimeo.com/1' }
    const path = playerRewritePath(
      'medias',
      new URLSearchParams({ videoUrl: vimeo.youtubeUrl }),
      false,
    )
    const segment = path?.split('/')[3] ?? ''
    expect(findWatchData(segment, [first, vimeo])).toMatchObject({
      video: vimeo,
      similar: { items: [first] },
    })
    expect(findWatchData(segment, all)).toMatchObject({ video: undefined, similar: { items: all } })
    expect(findWatchData('_', all)).toMatchObject({ video: undefined, similar: { items: all } })
    expect(findWatchData('<script>', all)).toBeUndefined()
  })
})

const metadata = (segment: string, videos: readonly Video[] = all) =>
  watchMetadata('beaute', findWatchData(segment, videos), describeIt, defaultSettings)

it('A4 search engines index only known videos without a start time', () => {
  expect(metadata('aaaaaa2')).toMatchObject({
    title: { absolute: 'Film 2 | Rayonne' },
    description: 'Film 2.',
    alternates: { canonical: '/beaute/videoplayers?v=aaaaaa2' },
    openGraph: { type: 'video.other', title: 'Film 2 | Rayonne' },
    other: { 'page-storage': 'stored' },
  })
  expect(metadata('aaaaaa2').robots).toBeUndefined()
  for (const segment of ['aaaaaa9', '~aaaaaa2', 'aaaaaa2@30', '_']) {
    expect(metadata(segment).robots).toBe('noindex')
  }
})

it('A4 the title of a link is not in the metadata, and its page is not stored', () => {
  expect(metadata('aaaaaa9.RmlsbQ')).toMatchObject({
    title: { absolute: 'Vidéo | Rayonne' },
    robots: 'noindex',
  })
  expect(metadata('aaaaaa2.RmlsbQ')).toMatchObject({ title: { absolute: 'Film 2 | Rayonne' } })
  expect(metadata('aaaaaa2.RmlsbQ').other).toBeUndefined()
})
