import { describe, expect, it } from 'vitest'
import type { Video } from '@/lib/backend/schemas'
import { findWatchData, watchMetadata } from './watch-page'

const video = (id: string, youtubeId: string | undefined): Video => ({
  id,
  title: `Film ${id}`,
  youtubeId,
  youtubeUrl: undefined,
  createdAt: undefined,
  thumbnail: undefined,
  categorySlug: undefined,
})
const [first, second, third] = [video('1', 'aaaaaa1'), video('2', 'aaaaaa2'), video('3', undefined)]
const all = [first, second, third]
const describeIt = (title: string) => `${title}.`

describe('R93 R111 the data of a watch page', () => {
  it('excludes the current video from the similar ones', () => {
    expect(findWatchData('aaaaaa1', all, all)).toMatchObject({
      video: first,
      similar: [second, third],
    })
  })

  it('A49 finds a video outside its category in the whole list', () => {
    expect(findWatchData('aaaaaa1', all, [second])).toMatchObject({
      video: first,
      similar: [second],
    })
  })

  it('A4 R88 plays an unknown id, but not an unrecognised address', () => {
    expect(findWatchData('aaaaaa9', all, all)).toMatchObject({ video: undefined, similar: all })
    expect(findWatchData('_', all, all)).toBeUndefined()
  })
})

it('A4 search engines index only known videos without a start time', () => {
  const metadata = (segment: string) =>
    watchMetadata('beaute', findWatchData(segment, all, all), describeIt)
  expect(metadata('aaaaaa2')).toMatchObject({
    title: { absolute: 'Film 2 | Rayonne' },
    description: 'Film 2.',
    alternates: { canonical: '/beaute/videoplayers?v=aaaaaa2' },
    openGraph: { type: 'video.other', title: 'Film 2 | Rayonne' },
  })
  expect(metadata('aaaaaa2').robots).toBeUndefined()
  for (const segment of ['aaaaaa9', '~aaaaaa2', 'aaaaaa2@30', '_']) {
    expect(metadata(segment).robots).toBe('noindex')
  }
})
