import { expect, it } from 'vitest'
import { broadcastText, publicPath } from './shared-document'

it('says what an event is, when, where and for how much, and where to read on', () => {
  const event = { title: 'Gala', date: '2026-11-28T12:00:00.000Z', place: 'Ouidah' }
  expect(broadcastText({ ...event, time: '20:00', tarif: '5 000 F' }, 'https://a.bj/e')).toBe(
    'Gala\n📅 Samedi 28 novembre, 20 h\n📍 Ouidah\n💰 5 000 F\n👉 https://a.bj/e',
  )
  expect(broadcastText({ ...event, date: '2026-12-01', time: '18:30' }, 'x')).toContain(
    'Mardi 1er décembre, 18 h 30',
  )
  expect(broadcastText({ titre: 'Villa', adresse: 'Fidjrossè', prix: 45_000_000 }, 'x')).toBe(
    'Villa\n📍 Fidjrossè\n💰 45\u00a0000\u00a0000\u00a0FCFA\n👉 x',
  )
  expect(broadcastText({ titre: 'Terrain', prix: 0 }, 'x')).toBe(
    'Terrain\n💰 Prix sur demande\n👉 x',
  )
  expect(broadcastText({ title: 'Gala', tarif: '0 FCFA' }, 'x')).toBe('Gala\n👉 x')
  expect(broadcastText({ title: 'Portugal', accroche: 'L’océan.' }, 'x')).toBe(
    'Portugal\nL’océan.\n👉 x',
  )
})

it('knows where visitors find each content', () => {
  expect(publicPath('evenements', 1, { slug: 'gala', _status: 'published' })).toBe(
    '/medias/mediaevenements/gala',
  )
  const renamed = { slug: 'gala-2', public_slugs: ['fete', 'gala'], _status: 'draft' }
  expect(publicPath('formations', 1, renamed)).toBe('/beaute/formations/gala')
  expect(publicPath('destinations', 4, { slug: 'portugal' })).toBe('/voyage/destination/portugal')
  expect(publicPath('maisons', 7, { status: 'vente' })).toBe('/immobilier?maison=7')
  expect(publicPath('maisons', 7, { status: 'louer' })).toBe('/immobilier?onglet=louer&maison=7')
  const video = { youtube_url: 'https://youtu.be/aqz-KE-bpKQ' }
  expect(publicPath('videos-beaute', 1, video)).toBe('/beaute/videoplayers?v=aqz-KE-bpKQ')
  expect(publicPath('photos', 1, {})).toBe('/medias/mediagalerie')
})
