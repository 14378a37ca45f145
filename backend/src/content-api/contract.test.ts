import { beforeAll, describe, expect, it } from 'vitest'
import guides from '../../../contract/default-contents/destinations.json'
import { type EndpointName, endpointPath, endpoints } from '../../../contract/endpoints'
import { mp4, picture } from '../../../testing/files'
import eachKind from '../../testing/each-kind.json'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { dayFromToday } from '../days'

const its = sharedBackend()
let image: number
const narrowest = expect.stringMatching(/^\/media\/ete-a-ouidah-[0-9a-f]{10}\.80$/)
/** What is told of the picture of 80 × 60 pixels beside its path. */
const details = { width: 80, height: 60, renditions: [{ url: narrowest, width: 80 }] }
/** When the owner last changed it. */
const updated_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
const media = (name: string) => expect.stringMatching(new RegExp(`^/media/${name}-[0-9a-f]{10}\\.`))

/**
 * Publishes content of every kind, with and without its optional fields, and drafts called «Brouillon».
 * In the file `image` is the picture, and `categories/Portraits` the category created before.
 */
beforeAll(async () => {
  image = (await its.me.upload('Été à Ouidah.JPG', await picture(), 'image/jpeg')).doc.id
  const video = (await its.me.upload('tête.mp4', mp4(), 'video/mp4')).doc.id
  const video_telephone = (await its.me.upload('pied.mp4', mp4(3000), 'video/mp4')).doc.id
  for (const slug of ['entete-accueil', 'entete-beaute', 'entete-voyage']) {
    await its.me.setGlobal(slug, { video })
  }
  await its.me.setGlobal('entete-immobilier', { video, video_telephone })
  const ids = new Map<unknown, number>([['image', image]])
  const withIds = (data: object) =>
    JSON.parse(JSON.stringify(data), (_, value: unknown) => ids.get(value) ?? value) as object
  for (const { collection, data } of eachKind) {
    const { doc } = await its.me.create(collection, withIds(data))
    if ('title' in data) ids.set(`${collection}/${data.title}`, doc.id)
  }
})

/** A slug that exists, for the endpoints that need one. */
const slugs = { single: '', list: '', optionalList: '', item: 'fete', category: 'portraits' }

/** Every path of the site's endpoint table, and the one of a course. */
const paths = [
  ...(Object.keys(endpoints) as EndpointName[]).map((name) =>
    endpointPath(name, slugs[endpoints[name].kind]).replace(/^\/api\/|\/$/g, ''),
  ),
  'beauty/formations/soins-du-visage',
]

describe.each(paths)('/api/%s', (path) => {
  it('answers the same with and without the trailing slash', async () => {
    const [bare, slashed] = await Promise.all([
      read(`${its.backend.url}/api/${path}`),
      read(`${its.backend.url}/api/${path}/`),
    ])
    expect([bare.status, slashed.status]).toEqual([200, 200])
    expect(bare.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(slashed.text).toBe(bare.text)
    expect(bare.text).not.toContain('Brouillon')
  })

  it('answers HEAD, and 304 to its own entity tag', async () => {
    const url = `${its.backend.url}/api/${path}/`
    const { headers } = await read(url)
    const head = await read(url, { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(headers.get('content-length'))
    const again = await read(url, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const { status, headers, json } = await read(`${its.backend.url}/api/${path}/`, { method })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD')
    expect(json).toEqual({ detail: expect.any(String) })
  })
})

describe('the shapes', () => {
  const get = async (path: string) => (await read(`${its.backend.url}/api/${path}/`)).json

  it('hero videos', async () => {
    for (const area of ['accueil', 'beauty', 'voyage']) {
      expect(await get(`${area}/header-video`)).toEqual({ video: media('tete') })
    }
    const both = { video: media('tete'), video_telephone: media('pied') }
    expect(await get('immo/header-video')).toEqual(both)
  })

  it('events: latest first, the live link only when there is one', async () => {
    const common = {
      id: 1,
      slug: 'fete',
      title: 'Fête',
      date: '2027-05-01',
      poster: media('ete-a-ouidah'),
      ...details,
      description: 'Une\nDeux',
      updated_at,
    }
    const first = { ...common, time: '09:05' }
    const second = {
      ...common,
      id: 2,
      slug: 'fete-2',
      date: '2026-01-31',
      end_date: '2026-02-02',
      place: 'Salle A',
      description: '',
      live_url: 'https://exemple.org/direct',
      tarif: '5 000 FCFA',
      billets: 'https://exemple.org/billets',
      etat: 'reporte',
    }
    expect(await get('medias/events')).toStrictEqual([first, second])
    expect(await get('medias/events/fete-2')).toStrictEqual(second)
  })

  it.each([
    ['medias/videos', 'videos/category'],
    ['beauty/videos', 'beauty/category'],
  ])('%s: newest first, the category only when there is one', async (list, category) => {
    const common = {
      youtube_url: 'https://youtu.be/aqz-KE-bpKQ',
      thumbnail: media('ete-a-ouidah'),
      ...details,
      updated_at,
    }
    const a = { id: 1, title: 'A', ...common, created_at: '2026-01-02T03:04:05.000Z' }
    const b = {
      id: 2,
      title: 'B',
      description: 'Un\nDeux',
      transcription: 'Bonjour.',
      duree: '4:32',
      exemple: true,
      ...common,
      created_at: '2026-02-02T03:04:05.000Z',
      categorySlug: 'portraits',
    }
    expect(await get(list)).toStrictEqual([b, a])
    expect(await get(`${category}/portraits`)).toStrictEqual([b])
    expect(await get(`${category}/vide`)).toStrictEqual([])
  })

  it('photos and courses', async () => {
    const photo = { id: 1, title: 'Une', image: media('ete-a-ouidah'), ...details, updated_at }
    const described = {
      ...photo,
      id: 2,
      title: 'Deux',
      description: 'Un marché.',
      credit: 'Atelier',
    }
    expect(await get('medias/photos')).toStrictEqual([described, photo])
    expect(await get('beauty/photos')).toStrictEqual([described, photo])
    const course = {
      id: 1,
      slug: 'soins-du-visage',
      title: 'Soins du visage',
      presentation: 'Reconnaître une peau.',
      duree: '3 mois',
      tarif: 150_000,
      sessions: [
        { date: '2027-01-12', lieu: 'Haie Vive', places_restantes: 0 },
        { date: '2027-03-02' },
      ],
      updated_at,
    }
    const full = { ...course, affiche: media('ete-a-ouidah'), ...details }
    expect(await get('beauty/formations')).toStrictEqual([full])
    expect(await get('beauty/formations/soins-du-visage')).toStrictEqual(full)
  })

  it('destinations: those of the site first, then what is set, each line of a list', async () => {
    const sent = (await get('voyage/destinations')) as object[]
    expect(sent.slice(0, 3)).toStrictEqual(
      guides.map((guide, index) => ({ id: index + 1, ...guide, updated_at })),
    )
    const { collection: _, data } = eachKind.find(({ data }) => 'en_pays' in data)!
    const { _status, ...portugal } = data as Record<string, unknown>
    expect(sent.slice(3)).toStrictEqual([
      {
        ...portugal,
        id: 4,
        slug: 'portugal',
        etapes: ['Le formulaire', 'Le rendez-vous'],
        pieces: ['Passeport'],
        plats: ['Morue'],
        tables: ['Tasca'],
        updated_at,
        image: media('ete-a-ouidah'),
        ...details,
      },
    ])
  })

  it('houses: the status only when there is one, the period of a rent', async () => {
    const plain = {
      id: 1,
      titre: 'Villa',
      adresse: 'Cotonou',
      chambres: 3,
      douches: 2,
      prix: 1500000,
      photo_principale: media('ete-a-ouidah'),
      ...details,
      updated_at,
      photos: [],
    }
    const full = {
      ...plain,
      id: 2,
      status: 'louer',
      conclusion: 'louee',
      conclue_le: dayFromToday(0).slice(0, 10),
      periode: 'mois',
      description: 'Un\nDeux',
      surface: 120,
      titre_foncier: 'TF n° 12',
      reference: 'R-2',
      photos: [{ image: media('ete-a-ouidah'), ...details }],
      plan: { image: media('ete-a-ouidah'), ...details },
    }
    expect(await get('immo/maisons')).toStrictEqual([full, plain])
  })
})

it.each([
  'inconnu',
  'medias',
  'medias/events/inconnu',
  'medias/events/brouillon',
  'videos/category/inconnue',
  'beauty/category/inconnue',
  'beauty/formations/brouillon',
  'medias/events/fete/plus',
  'medias/photos/1',
  '__proto__',
])('/api/%s is a 404 with a reason', async (path) => {
  for (const end of ['', '/']) {
    const { status, json } = await read(`${its.backend.url}/api/${path}${end}`)
    expect(status).toBe(404)
    expect(json).toEqual({ detail: expect.any(String) })
  }
})
