import { expect, it, vi } from 'vitest'
import { posterDownload } from './poster-download'

const api = vi.hoisted(() => 'https://contenu.example.org/socle')
vi.mock('@/lib/site/environment', () => ({ environment: { apiBaseUrl: api } }))

const poster = (src: string) => ({ src, href: src })
const given = { slug: 'nuit & jour', title: 'Nuit "claire"' }

it('R73 A30 saves a poster of the backend from the site’s origin, named after the title', () => {
  const own = { ...given, poster: poster(`${api}/media/a.png`) }
  expect(posterDownload('evenement', own)).toEqual({
    href: '/api/affiche/evenement/nuit%20%26%20jour',
    download: 'Nuit "claire".jpg',
    elsewhere: false,
  })
})

it('R103 courses have their own route', () => {
  const link = posterDownload('formation', { ...given, poster: poster(`${api}/media/a.png`) })
  expect(link?.href).toBe('/api/affiche/formation/nuit%20%26%20jour')
})

it('A30 links to a poster on another host directly', () => {
  for (const src of [
    'https://cdn.example.net/a.jpg',
    'https://contenu.example.org/autre/a.jpg',
    'https://contenu.example.org.evil.test/a.jpg',
    'https://contenu.example.org@evil.test/socle/a.jpg',
  ]) {
    const link = posterDownload('evenement', { ...given, poster: poster(src) })
    expect(link).toMatchObject({ href: src, elsewhere: true })
  }
})

it('R73 a poster that the site draws is a file of its own origin', () => {
  const src = '/partage/affiche/nuit/0123.jpg'
  const link = posterDownload('evenement', { ...given, poster: poster(src) })
  expect(link).toEqual({ href: src, download: 'Nuit "claire".jpg', elsewhere: false })
})

it('A51 is undefined without a poster', () => {
  expect(posterDownload('evenement', given)).toBeUndefined()
})
