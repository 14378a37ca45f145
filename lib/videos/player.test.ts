import { expect, it } from 'vitest'
import { embedUrl, watchUrl, youtubeUrl } from './player'

it('R84 embeds with autoplay on and related videos off', () => {
  expect(embedUrl('aqz-KE-bpKQ')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  )
  expect(embedUrl('aqz-KE-bpKQ', 90)).toMatch(/&start=90$/)
})

it('A5 links to the video on YouTube, at its start', () => {
  expect(youtubeUrl('aqz-KE-bpKQ')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  expect(youtubeUrl('aqz-KE-bpKQ', 90)).toMatch(/&t=90$/)
})

it('R61 A60 links by id, or by an address that is not recognised', () => {
  const video = { title: 'A', youtubeId: 'aqz-KE-bpKQ', categorySlug: 'x' }
  expect(watchUrl('medias', video)).toBe('/medias/videoplayers?v=aqz-KE-bpKQ')
  expect(watchUrl('medias', video, { category: 'y' })).toMatch(/KQ&categorySlug=y$/)
  expect(watchUrl('beaute', { title: 'A & B', youtubeUrl: 'https://exemple.org/a?b' })).toBe(
    '/beaute/videoplayers?videoUrl=https%3A%2F%2Fexemple.org%2Fa%3Fb&title=A+%26+B',
  )
})

it('A4 keeps the title of a link to a video that the backend does not list', () => {
  const video = { title: '', youtubeId: 'aqz-KE-bpKQ' }
  expect(watchUrl('medias', video, { title: 'Été', play: true })).toBe(
    '/medias/videoplayers?v=aqz-KE-bpKQ&title=%C3%89t%C3%A9&lecture=1',
  )
})
