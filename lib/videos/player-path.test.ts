import { describe, expect, it } from 'vitest'
import { parsePlayerSegment, playerRewritePath, videoPart } from './player-path'

const path = (query: string | Record<string, string>, saveData = false) =>
  playerRewritePath('medias', new URLSearchParams(query), saveData)

/** What the page of a query reads from its path. */
const state = (query: string | Record<string, string>) =>
  parsePlayerSegment(path(query)?.split('/')[3] ?? '')

const vimeo = 'https://vimeo.com/76979871?share=copy'

describe('R61 the query of a player', () => {
  it.each([
    ['v=aqz-KE-bpKQ', '/medias/videoplayers/aqz-KE-bpKQ'],
    ['v=aqz-KE-bpKQ&categorySlug=portraits', '/medias/videoplayers/aqz-KE-bpKQ/portraits'],
    ['v=aqz-KE-bpKQ&t=1m30s', '/medias/videoplayers/aqz-KE-bpKQ@90'],
    ['v=aqz-KE-bpKQ&t=90&page=3', '/medias/videoplayers/aqz-KE-bpKQ@90!3'],
    ['v=aqz-KE-bpKQ&page=1', '/medias/videoplayers/aqz-KE-bpKQ'],
    ['v=aqz-KE-bpKQ&page=deux', '/medias/videoplayers/aqz-KE-bpKQ'],
    ['v=aqz-KE-bpKQ&t=soon', '/medias/videoplayers/aqz-KE-bpKQ'],
    ['v=aqz-KE-bpKQ&title=+', '/medias/videoplayers/aqz-KE-bpKQ'],
    [
      'videoUrl=https%3A%2F%2Fyoutu.be%2Faqz-KE-bpKQ&title=Film&categorySlug=culture',
      '/medias/videoplayers/aqz-KE-bpKQ.RmlsbQ/culture',
    ],
    ['videoUrl=film&title=Film', '/medias/videoplayers/_.RmlsbQ.ZmlsbQ'],
    ['videoUrl=film', '/medias/videoplayers/_..ZmlsbQ'],
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

describe('the path of a player', () => {
  it('is parsed as it was written', () => {
    expect(parsePlayerSegment('~aqz-KE-bpKQ@90')).toEqual({
      id: 'aqz-KE-bpKQ',
      start: 90,
      posterOnly: true,
      title: undefined,
      address: undefined,
    })
    expect(parsePlayerSegment('aqz-KE-bpKQ!3.RmlsbQ')).toMatchObject({ page: 3, title: 'Film' })
    expect(parsePlayerSegment('_')).toMatchObject({ id: undefined, address: undefined })
  })

  it('A4 A56 holds the title of the link, and an address that is not recognised', () => {
    const title = 'Été / 100 % « fête » & <b>🎉</b>'
    expect(state({ v: 'aqz-KE-bpKQ', t: '9', title })).toMatchObject({ id: 'aqz-KE-bpKQ', title })
    expect(state({ videoUrl: vimeo, title })).toMatchObject({ title, address: vimeo })
    expect(state({ videoUrl: vimeo })).toMatchObject({ title: undefined, address: vimeo })
    expect(state({ v: 'aqz-KE-bpKQ', title: ' a\n\tb ' })).toMatchObject({ title: 'a b' })
  })

  it.each(['<script>', 'court', '_.a.b.c', `_..${'a'.repeat(1101)}`, 'aqz-KE-bpKQ.é'])(
    'is not %s',
    (segment) => {
      expect(parsePlayerSegment(segment)).toBeUndefined()
    },
  )

  it('is bounded: a long title is cut, a long address left out', () => {
    expect(state({ v: 'aqz-KE-bpKQ', title: '🎉'.repeat(300) })?.title).toBe('🎉'.repeat(200))
    expect(state({ videoUrl: `https://exemple.org/${'a'.repeat(200)}` })?.address).toBeUndefined()
  })

  it('is short for an id that is too long, and its page answers 404', () => {
    const query = { v: 'a'.repeat(7000), categorySlug: 'x' }
    expect(path(query)).toBe('/medias/videoplayers/%2F/x')
  })

  it('names the video before title and address', () => {
    expect(videoPart('aqz-KE-bpKQ@90.RmlsbQ')).toBe('aqz-KE-bpKQ@90')
    expect(videoPart('_..ZmlsbQ')).toBe('_')
    expect(videoPart('a.b/c')).toBe('a.b/c')
  })
})
