import { describe, expect, it } from 'vitest'
import { defaultSettings } from '@/lib/site/default-settings'
import {
  type OgImageKey,
  ogImageMetadata,
  ogImagePath,
  type OgImageSubject,
  ogImageVersion,
  parseOgImagePath,
} from './address'

const event: OgImageSubject = {
  key: { kind: 'evenement', id: 'nuit-du-conte' },
  area: 'medias',
  eyebrow: 'Événement',
  title: 'La nuit du conte',
  detail: 'Vendredi 5 décembre 2025',
  picture: 'https://contenu.example.org/media/a.jpg',
}

describe('the version', () => {
  it.each<[string, Partial<OgImageSubject>]>([
    ['title', { title: 'La nuit des contes' }],
    ['detail', { detail: 'Samedi 6 décembre 2025' }],
    ['picture', { picture: 'https://contenu.example.org/media/b.jpg' }],
    ['area', { area: 'beaute' }],
  ])('changes with the %s', (_, change) => {
    expect(ogImageVersion({ ...event, ...change }, defaultSettings)).not.toBe(
      ogImageVersion(event, defaultSettings),
    )
  })

  it('is the same for the same content', () => {
    expect(ogImageVersion({ ...event }, defaultSettings)).toBe(
      ogImageVersion(event, defaultSettings),
    )
  })

  it('distinguishes a detail from a title', () => {
    const [one, other] = [
      { ...event, title: 'ab', detail: 'c' },
      { ...event, title: 'a', detail: 'bc' },
    ]
    expect(ogImageVersion(one, defaultSettings)).not.toBe(ogImageVersion(other, defaultSettings))
  })
})

describe('the address', () => {
  it('contains kind, id and version', () => {
    expect(ogImagePath(event, defaultSettings)).toMatch(
      /^\/partage\/evenement\/nuit-du-conte\/[0-9a-f]{12}\.jpg$/,
    )
    expect(ogImagePath({ ...event, key: { kind: 'medias' } }, defaultSettings)).toMatch(
      /^\/partage\/medias\/[0-9a-f]{12}\.jpg$/,
    )
  })

  it.each(['fête & nuit', '100%25', '..accueil', 'é?x#y', '🎉'])(
    'parses the id %j that it writes',
    (id) => {
      const key: OgImageKey = { kind: 'evenement', id }
      const { pathname, search, hash } = new URL(
        ogImagePath({ ...event, key }, defaultSettings),
        'https://a.test',
      )
      expect(search + hash).toBe('')
      expect(parseOgImagePath(pathname)).toEqual({
        key,
        version: ogImageVersion(event, defaultSettings),
      })
    },
  )

  it.each([
    '/partage',
    '/partage/medias',
    '/partage/evenement/a',
    '/partage/evenement/v.jpg',
    '/partage/evenement/a/b/v.jpg',
    '/partage/evenement//v.jpg',
    '/partage/evenement/%2e%2e/v.jpg',
    '/partage/evenement/%ff/v.jpg',
    '/partage/evenement/a%2Fb/v.jpg',
    '/partage/evenement/%2e%2e%2Faccueil/v.jpg',
    `/partage/evenement/${'a'.repeat(201)}/v.jpg`,
    '/partage/medias/a/v.jpg',
    '/partage/inconnu/a/v.jpg',
    '/partage/medias/v.png',
  ])('%s is not the path of a share image', (path) => {
    expect(parseOgImagePath(path)).toBeUndefined()
  })
})

it('metadata have dimensions, a type and a French alternative text', () => {
  expect(ogImageMetadata(event, defaultSettings)).toEqual({
    url: ogImagePath(event, defaultSettings),
    width: 1200,
    height: 630,
    type: 'image/jpeg',
    alt: 'Événement\u00a0: La nuit du conte. Vendredi 5 décembre 2025',
  })
})
