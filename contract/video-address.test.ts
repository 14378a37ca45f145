import { expect, it } from 'vitest'
import { addressIn, otherPlayer, youtubeId } from './video-address'

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
  'youtu.be/aqz-KE-bpKQ',
  'Regarde ça\u00a0: https://youtu.be/aqz-KE-bpKQ. À ce soir\u202f!',
  'Le concert (m.youtube.com/watch?v=aqz-KE-bpKQ)',
  '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=a" allow="x"></iframe>',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1',
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
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  'aqz-KE-bpKQ',
  'https://youtu.be/court',
  'https://www.youtube.com/@chaine',
  'https://www.youtube.com/playlist?list=PLabcdefgh',
  'https://www.youtube.com/embed/videoseries?list=PLabcdefgh',
  'https://www.facebook.com/watch?v=1234567890',
  'facebook.com/watch/?v=1234567890',
  'https://www.instagram.com/live/abcdefgh',
])('R88 does not recognise %s', (address) => {
  expect(youtubeId(address)).toBeUndefined()
})

it.each([
  ['facebook.com/rayonne/live', 'https://facebook.com/rayonne/live', 'Facebook'],
  ['En direct : http://fb.watch/abc/', 'http://fb.watch/abc/', 'Facebook'],
  ['www.tiktok.com/@rayonne/live,', 'https://www.tiktok.com/@rayonne/live', 'TikTok'],
  ['https://notfacebook.com/a', 'https://notfacebook.com/a', undefined],
])('finds the address in «%s»', (text, address, player) => {
  expect(addressIn(text)).toBe(address)
  expect(otherPlayer(address)).toBe(player)
})

it.each(['', 'demain', 'rayonne.bj', 'http://', 'mailto:a@b.bj'])('finds none in «%s»', (text) => {
  expect(addressIn(text)).toBeUndefined()
})
