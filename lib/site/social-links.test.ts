import { expect, it } from 'vitest'
import { socialLinks } from './social-links'

const labels = (socialPage: string, videoSite: string, shortVideoApp: string, photoSite?: string) =>
  socialLinks({ socialPage, videoSite, shortVideoApp, photoSite }).map(({ label }) => label)

it('R6 names the networks that the pages are on', () => {
  expect(
    labels(
      'https://m.facebook.com/example',
      'https://youtube.com/@example',
      'https://www.tiktok.com/@example',
    ),
  ).toEqual(['Facebook', 'YouTube', 'TikTok'])
  expect(labels('https://www.instagram.com/example/', '', '')[0]).toBe('Instagram')
  expect(labels('', '', '', 'https://instagram.com/example')[3]).toBe('Instagram')
})

it('R6 says what a page is where its network is unknown', () => {
  expect(
    labels('https://facebook.com.example.org/', 'https://example.org/youtube.com', '', 'nothing'),
  ).toEqual(['Notre page', 'Notre chaîne vidéo', 'Nos vidéos courtes', 'Nos photos'])
})
