import { expect, it } from 'vitest'
import {
  courseSchema,
  eventSchema,
  headerVideoSchema,
  houseSchema,
  photoSchema,
  videoSchema,
} from './schemas'

const base = 'http://127.0.0.1:3001'

it('R136 reads an event; invalid values are undefined', () => {
  const full = eventSchema.parse({
    id: 7,
    slug: 'nuit',
    title: ' Nuit ',
    date: '2026-03-04',
    time: '20:00:00',
    poster: '/media/a.jpg',
    description: 'Ligne\nLigne',
    live_url: 'https://exemple.org/direct',
  })
  expect(full).toMatchObject({
    id: '7',
    slug: 'nuit',
    title: 'Nuit',
    time: '20:00',
    description: 'Ligne\nLigne',
    liveUrl: 'https://exemple.org/direct',
  })
  expect(full.poster?.src).toBe(`${base}/media/a.jpg`)
  const bare = eventSchema.parse({ id: 'x', title: 'Nuit', date: '2026-02-31', time: '25:00' })
  expect(bare.slug).toBe('x')
  expect([bare.date, bare.time, bare.poster]).toEqual([undefined, undefined, undefined])
})

it.each(['javascript:alert(1)', 'data:text/html,x', '/direct', 'https://'])(
  'R81 ignores a live address that is not http(s): %s',
  (live_url) => {
    expect(eventSchema.parse({ id: 1, title: 'Nuit', live_url }).liveUrl).toBeUndefined()
  },
)

it('R137 R88 reads a video; without an id when its address is not recognised', () => {
  expect(
    videoSchema.parse({ id: 1, title: 'A', youtube_url: 'https://youtu.be/aqz-KE-bpKQ' }).youtubeId,
  ).toBe('aqz-KE-bpKQ')
  expect(
    videoSchema.parse({ id: 1, title: 'A', youtube_url: 'https://exemple.org/a' }).youtubeId,
  ).toBeUndefined()
})

it('R138 requires the image of a photo, not of a course', () => {
  expect(photoSchema.safeParse({ id: 1, title: 'A', image: '' }).success).toBe(false)
  expect(photoSchema.parse({ id: 1, image: 'https://exemple.org/a.jpg' }).picture.href).toBe(
    'https://exemple.org/a.jpg',
  )
  expect(courseSchema.parse({ id: 3, title: 'A' }).poster).toBeUndefined()
  const affiche = 'https://exemple.org/a.jpg'
  expect(courseSchema.parse({ id: 3, title: 'A', affiche }).poster?.href).toBe(affiche)
})

it('reads the transcript of a video, description and credit of a photo; odd or empty ones are ignored', () => {
  const video = { id: 1, title: 'A' }
  expect(videoSchema.parse({ ...video, transcription: ' Bonjour. ' }).transcript).toBe('Bonjour.')
  const photo = { id: 1, title: 'A', image: '/a.jpg' }
  const words = { description: 'La mer.', credit: 'Ama' }
  expect(photoSchema.parse({ ...photo, ...words })).toMatchObject(words)
  for (const odd of ['', ' ', 4, null]) {
    expect(videoSchema.parse({ ...video, transcription: odd })).not.toHaveProperty('transcript')
    const { description, credit } = photoSchema.parse({ ...photo, description: odd, credit: odd })
    expect([description, credit]).toEqual([undefined, undefined])
  }
})

it('reads former slugs where the backend sends them, and ignores odd ones', () => {
  const item = { id: 1, title: 'A', slug: 'a' }
  expect(eventSchema.parse({ ...item, former_slugs: ['b', 4, null] }).formerSlugs).toEqual(['b'])
  expect(courseSchema.parse({ ...item, former_slugs: 'b' })).not.toHaveProperty('formerSlugs')
  expect(videoSchema.parse({ ...item, category_former_slugs: ['c'] }).formerCategorySlugs).toEqual([
    'c',
  ])
})

it('R136 reads the end and the place of an event; an end before the start is ignored', () => {
  const event = { id: 1, title: 'A', date: '2026-12-05', time: '20:00' }
  const end_time = '23:00'
  expect(eventSchema.parse({ ...event, end_time, place: ' Salle A ' })).toMatchObject({
    end: { date: '2026-12-05', time: end_time },
    place: 'Salle A',
  })
  for (const odd of [{ end_time: '19:00' }, { end_date: 7, end_time: [] }, { place: {} }]) {
    const parsed = eventSchema.parse({ ...event, ...odd })
    expect(parsed.end ?? parsed.place).toBeUndefined()
  }
})

it('reads price, tickets and state of an event, and ignores odd ones', () => {
  const event = { id: 1, title: 'A' }
  const billets = 'https://exemple.org/b'
  expect(
    eventSchema.parse({ ...event, tarif: ' Gratuit ', billets, etat: 'Annule' }),
  ).toMatchObject({
    price: 'Gratuit',
    tickets: billets,
    state: 'cancelled',
  })
  expect(eventSchema.parse({ ...event, etat: 'reporte' }).state).toBe('postponed')
  for (const odd of [{ tarif: {}, billets: 'javascript:alert(1)', etat: 'complet' }, { etat: 4 }]) {
    const { price, tickets, state } = eventSchema.parse({ ...event, ...odd })
    expect([price, tickets, state]).toEqual([undefined, undefined, undefined])
  }
})

it('reads when an item last changed, the duration of a video and the facts of a house', () => {
  const updated_at = '2026-01-02T03:04:05Z'
  const item = { id: 1, title: 'A', titre: 'A', updated_at }
  for (const schema of [eventSchema, videoSchema, courseSchema, houseSchema]) {
    expect(schema.parse(item).updatedAt).toBe(updated_at)
    expect(schema.parse({ ...item, updated_at: 7 })).not.toHaveProperty('updatedAt')
  }
  const duration = (duree: unknown) => videoSchema.parse({ ...item, duree }).duration
  expect(['4:32', '1:04:32', '90', 4].map(duration)).toEqual([
    'PT0H4M32S',
    'PT1H4M32S',
    undefined,
    undefined,
  ])
  const facts = { description: 'Un\nDeux', surface: 120.5, titre_foncier: 'TF 1', reference: 'R1' }
  expect(houseSchema.parse({ ...item, ...facts })).toMatchObject({
    description: 'Un\nDeux',
    area: 120.5,
    landTitle: 'TF 1',
    reference: 'R1',
  })
  const odd = houseSchema.parse({ ...item, description: 1, surface: '120', reference: [] })
  expect(Object.keys(odd)).not.toEqual(expect.arrayContaining(['description']))
  expect([odd.area, odd.reference]).toEqual([undefined, undefined])
})

it('reads what ended the offer of a house, and ignores odd values', () => {
  const house = { id: 1, titre: 'Villa' }
  const on = '2026-11-01'
  const concluded = (sent: object) => houseSchema.parse({ ...house, ...sent }).concluded
  expect(concluded({ conclusion: 'Vendue', conclue_le: on })).toEqual({ as: 'vendue', on })
  expect(concluded({ conclusion: 'louee', conclue_le: 'hier' })).toEqual({ as: 'louee' })
  expect(concluded({ conclusion: 'donnée', conclue_le: on })).toBeUndefined()
  expect(concluded({ conclusion: 1, conclue_le: 2 })).toBeUndefined()
})

it('R139 R130 reads a house: status trimmed and in lower case, price as sent', () => {
  const parsed = houseSchema.parse({
    id: 1,
    titre: 'Villa',
    adresse: 'Cotonou',
    chambres: '4',
    douches: null,
    prix: 'À débattre',
    status: ' VENTE ',
    photo_principale: '/media/a.jpg',
    photos: [{ image: '/media/b.jpg' }, { image: '' }],
  })
  expect(parsed).toMatchObject({
    bedrooms: 4,
    showers: undefined,
    price: 'À débattre',
    status: 'vente',
  })
  expect(parsed.photos).toHaveLength(1)
  const land = { id: 1, titre: 'Terrain', chambres: 0, douches: '0', prix: {} }
  const none = { bedrooms: undefined, showers: undefined, price: undefined }
  expect(houseSchema.parse(land)).toMatchObject(none)
  expect(houseSchema.parse({ id: 1, titre: 'Villa' })).toMatchObject({
    status: undefined,
    photos: [],
  })
})

it('R135 reads the URL of a header video, if set', () => {
  const video = '/media/a.mp4'
  const src = 'http://localhost:3001/media/a.mp4'
  expect(headerVideoSchema.parse({ video })).toEqual({ src })
  const phone = 'http://localhost:3001/media/b.mp4'
  const both = { video, video_telephone: '/media/b.mp4' }
  expect(headerVideoSchema.parse(both)).toEqual({ src, phone })
  expect(headerVideoSchema.parse({ video: null })).toBeUndefined()
  expect(headerVideoSchema.safeParse([]).success).toBe(false)
})

it('removes unpaired surrogates', () => {
  const parsed = eventSchema.parse({ id: '\ud83d7', slug: 'fete\udc4d', title: 'Fête \ud83c' })
  expect([parsed.id, parsed.slug, parsed.title]).toEqual(['7', 'fete', 'Fête'])
})

it('R138 takes the dimensions of a photo only when both are whole numbers of pixels', () => {
  const sizeOf = (more: object) =>
    photoSchema.parse({ id: 1, image: 'https://exemple.org/a.jpg', ...more }).picture.size
  expect(sizeOf({ width: 900, height: 600 })).toEqual({ width: 900, height: 600 })
  for (const more of [{}, { width: 900 }, { width: 0, height: 600 }, { width: '9', height: 6.5 }]) {
    expect(sizeOf(more)).toBeUndefined()
  }
})
