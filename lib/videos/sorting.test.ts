import { expect, it } from 'vitest'
import { latestVideosFirst } from './sorting'

const ids = (items: { id: string }[]) => items.map(({ id }) => id)

it('R50 sorts videos by creation time, invalid ones last, without changing the list', () => {
  const videos = [
    { id: '1', createdAt: 'hier' },
    { id: '2', createdAt: '2026-01-01T00:00:00+02:00' },
    { id: '3', createdAt: '2026-01-01T00:00:00Z' },
    { id: '4' },
  ]
  expect(ids(latestVideosFirst(videos))).toEqual(['3', '2', '4', '1'])
  expect(ids(videos)).toEqual(['1', '2', '3', '4'])
})
