import { describe, expect, it } from 'vitest'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { ogImage, type OgImageKey, type OgImageSubject } from './address'
import { parseOgImagePath } from './response'

const event: OgImageSubject = {
  key: { kind: 'evenement', id: 'nuit-du-conte' },
  area: 'medias',
  eyebrow: 'Événement',
  title: 'La nuit du conte',
  detail: 'Vendredi 5 décembre 2025',
  picture: 'https://contenu.example.org/media/a.jpg',
}

const versionOf = (subject: OgImageSubject) => ogImage(subject, defaultSettings).version
const pathOf = (subject: OgImageSubject) => ogImage(subject, defaultSettings).path

describe('the version', () => {
  it.each<[string, Partial<OgImageSubject>]>([
    ['title', { title: 'La nuit des contes' }],
    ['detail', { detail: 'Samedi 6 décembre 2025' }],
    ['picture', { picture: 'https://contenu.example.org/media/b.jpg' }],
    ['area', { area: 'beaute' }],
    ['place', { place: 'Ouidah' }],
  ])('changes with the %s', (_, change) => {
    expect(versionOf({ ...event, ...change })).not.toBe(versionOf(event))
  })

  it('is the same for the same content', () => {
    expect(versionOf({ ...event })).toBe(versionOf(event))
  })

  it('distinguishes a detail from a title', () => {
    const [one, other] = [
      { ...event, title: 'ab', detail: 'c' },
      { ...event, title: 'a', detail: 'bc' },
    ]
    expect(versionOf(one)).not.toBe(versionOf(other))
  })
})

describe('the address', () => {
  it('contains kind, id and version', () => {
    expect(pathOf(event)).toMatch(/^\/partage\/evenement\/nuit-du-conte\/[0-9a-f]{12}\.jpg$/)
    expect(pathOf({ ...event, key: { kind: 'medias' } })).toMatch(
      /^\/partage\/medias\/[0-9a-f]{12}\.jpg$/,
    )
  })

  it.each(['fête & nuit', '100%25', '..accueil', 'é?x#y', '🎉'])(
    'parses the id %j that it writes',
    (id) => {
      const key: OgImageKey = { kind: 'evenement', id }
      const { pathname, search, hash } = new URL(pathOf({ ...event, key }), 'https://a.test')
      expect(search + hash).toBe('')
      expect(parseOgImagePath(pathname)).toEqual({
        key,
        version: versionOf(event),
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
