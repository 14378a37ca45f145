import { describe, expect, it } from 'vitest'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { ogImage, type OgImageSubject } from './address'

const event: OgImageSubject = {
  key: { kind: 'evenement', id: 'nuit-du-conte' },
  area: 'medias',
  eyebrow: 'Événement',
  title: 'La nuit du conte',
  detail: 'Vendredi 5 décembre 2025',
  picture: 'https://contenu.example.org/media/a.jpg',
}

const versionOf = (subject: OgImageSubject) => ogImage(defaultSettings, subject).version
const pathOf = (subject: OgImageSubject) => ogImage(defaultSettings, subject).path

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
    'has one segment for the id %j',
    (id) => {
      const path = pathOf({ ...event, key: { kind: 'evenement', id } })
      const { pathname, search, hash } = new URL(path, 'https://a.test')
      expect(search + hash).toBe('')
      const segments = pathname.split('/').map(decodeURIComponent)
      expect(segments).toEqual(['', 'partage', 'evenement', id, `${versionOf(event)}.jpg`])
    },
  )
})
