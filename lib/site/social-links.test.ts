import { expect, it } from 'vitest'
import { socialNetwork } from './social-network'

it.each([
  ['https://www.facebook.com/example', 'Facebook'],
  ['https://m.facebook.com/example', 'Facebook'],
  ['https://youtube.com/@example', 'YouTube'],
  ['https://www.tiktok.com/@example', 'TikTok'],
  ['https://www.instagram.com/example/', 'Instagram'],
])('names the social network of %s', (url, name) => {
  expect(socialNetwork(url)).toBe(name)
})

it.each(['https://facebook.com.example.org/', 'https://example.org/youtube.com', 'nothing'])(
  'does not know %s',
  (url) => {
    expect(socialNetwork(url)).toBeUndefined()
  },
)
