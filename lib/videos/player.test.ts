import { describe, expect, it } from 'vitest'
import { embedUrl, parsePlayerSegment, playerRewritePath, watchUrl } from './player'

const path = (query: string, saveData = false) =>
  playerRewritePath('medias', new URLSearchParams(query), saveData)

it('R84 embeds with autoplay on and related videos off', () => {
  expect(embedUrl('aqz-KE-bpKQ')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  )
  expect(embedUrl('aqz-KE-bpKQ', 90)).toMatch(/&start=90$/)
})

describe('R61 the query of a player', () => {
  it.each([
    ['v=aqz-KE-bpKQ', '/medias/videoplayers/aqz-KE-bpKQ'],
    ['v=aqz-KE-bpKQ&categorySlug=portraits', '/medias/videoplayers/aqz-KE-bpKQ/portraits'],
    ['v=aqz-KE-bpKQ&t=1m30s', '/medias/videoplayers/aqz-KE-bpKQ@90'],
    ['v=aqz-KE-bpKQ&t=soon', '/medias/videoplayers/aqz-KE-bpKQ'],
    [
      'videoUrl=https%3A%2F%2Fyoutu.be%2Faqz-KE-bpKQ&title=Film&categorySlug=culture',
      '/medias/videoplayers/aqz-KE-bpKQ/culture',
    ],
    ['videoUrl=pas-une-adresse', '/medias/videoplayers/_'],
    ['v=%3Cscript%3E', '/medias/videoplayers/_'],
    ['v=aqz-KE-bpKQ&categorySlug=../admin', '/medias/videoplayers/aqz-KE-bpKQ'],
  ])('%s is served by %s', (query, expected) => {
    expect(path(query)).toBe(expected)
  })

  it('R87 has no path without a video', () => {
    expect(path('')).toBeUndefined()
    expect(path('videoUrl=&title=Film')).toBeUndefined()
  })

  it('loads the player on a tap with Save-Data', () => {
    expect(path('v=aqz-KE-bpKQ', true)).toBe('/medias/videoplayers/~aqz-KE-bpKQ')
    expect(path('v=aqz-KE-bpKQ&lecture=1', true)).toBe('/medias/videoplayers/aqz-KE-bpKQ')
  })
})

it('parses only the segments that it writes', () => {
  expect(parsePlayerSegment('~aqz-KE-bpKQ@90')).toEqual({
    id: 'aqz-KE-bpKQ',
    start: 90,
    posterOnly: true,
  })
  expect(parsePlayerSegment('aqz-KE-bpKQ')).toEqual({
    id: 'aqz-KE-bpKQ',
    start: undefined,
    posterOnly: false,
  })
  expect(parsePlayerSegment('_')).toBeUndefined()
  expect(parsePlayerSegment('<script>')).toBeUndefined()
})

it('an id that is too long gets a short path, whose page answers 404', () => {
  const query = new URLSearchParams({ v: 'a'.repeat(7000), categorySlug: 'x' })
  expect(playerRewritePath('medias', query, false)).toBe('/medias/videoplayers/%2F/x')
})

it('R61 links by id, or by an address that is not recognised', () => {
  expect(watchUrl('medias', { title: 'A', youtubeId: 'aqz-KE-bpKQ', categorySlug: 'x' })).toBe(
    '/medias/videoplayers?v=aqz-KE-bpKQ&categorySlug=x',
  )
  expect(watchUrl('beaute', { title: 'A & B', youtubeUrl: 'https://exemple.org/a?b' })).toBe(
    '/beaute/videoplayers?videoUrl=https%3A%2F%2Fexemple.org%2Fa%3Fb&title=A+%26+B',
  )
})
