import { expect, it } from 'vitest'
import { youtubeId } from './youtube-id'

it.each([
  'https://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?feature=share&v=aqz-KE-bpKQ&t=3',
  'http://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://videos.example.org/watch?v=aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ',
  'youtube.com/watch?v=aqz-KE-bpKQ',
  ' //youtu.be/aqz-KE-bpKQ ',
])('R86 recognises %s', (address) => {
  expect(youtubeId(address)).toBe('aqz-KE-bpKQ')
})

it.each([
  '',
  'pas une adresse',
  'https://example.org/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=abc',
  'https://youtu.be/<script>',
  'https://www.youtube.com/channel/aqz-KE-bpKQ',
  'javascript:alert(1)',
])('R88 does not recognise %s', (address) => {
  expect(youtubeId(address)).toBeUndefined()
})
