import { beforeAll, describe, expect, it } from 'vitest'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()
let affiche: number

beforeAll(async () => {
  affiche = await its.me.uploadPicture()
})

type Answer = { slug: string; former_slugs?: string[] }
const course = async (slug: string) => {
  const { status, json } = await read(`${its.backend.url}/api/beauty/formations/${slug}/`)
  return status === 200 ? (json as Answer) : status
}
const publish = (title: string, more: object = {}) =>
  its.me.publish('formations', { title, affiche, ...more })
const rename = (id: number, slug: string) =>
  its.me.update(`formations/${id}`, { slug, _status: 'published' })

it('a changed address keeps the former ones, also after a draft and a withdrawal', async () => {
  const { id } = (await publish('Tresses')).doc
  expect(await course('tresses')).not.toHaveProperty('former_slugs')
  await its.me.update(`formations/${id}?draft=true`, { slug: 'brouillon', _status: 'draft' })
  await its.me.update(`formations/${id}`, { slug: 'nattes', _status: 'published' })
  expect(await course('nattes')).toMatchObject({ slug: 'nattes', former_slugs: ['tresses'] })
  expect(await course('tresses')).toBe(404)
  await its.me.update(`formations/${id}`, { _status: 'draft' })
  await rename(id, 'vanilles')
  expect(await course('vanilles')).toMatchObject({ former_slugs: ['tresses', 'nattes'] })
  await rename(id, 'tresses')
  expect(await course('tresses')).toMatchObject({ former_slugs: ['nattes', 'vanilles'] })
})

describe('a former address of another document', () => {
  beforeAll(async () => {
    const { id } = (await publish('Maquillage')).doc
    await rename(id, 'maquillage-de-mariee')
  })

  it('is refused with its title when it is typed', async () => {
    const { status, text } = await publish('Une autre', { slug: 'maquillage' })
    expect(status).toBe(400)
    expect(text).toContain('C’était l’adresse de «\u00a0Maquillage\u00a0»')
  })

  it('is not made from a title', async () => {
    expect((await publish('Maquillage')).doc.slug).toBe('maquillage-2')
  })

  it('is free again when the other one is deleted for good', async () => {
    const { id } = (await publish('Gommage')).doc
    await rename(id, 'gommage-au-karite')
    expect((await publish('X', { slug: 'gommage' })).status).toBe(400)
    await its.me.remove(`formations/${id}`)
    expect((await publish('X', { slug: 'gommage' })).doc.slug).toBe('gommage')
  })
})

it('a title without Latin letters gives an address with the number of the document', async () => {
  const { id, slug } = (await publish('أمسية الشعر')).doc
  expect(slug).toBe(`formation-${id}`)
  expect(await course(`formation-${id}`)).toMatchObject({ slug })
  const draft = (await its.me.create('formations?draft=true', { title: '詩' })).doc
  expect(draft.slug).toBe(`formation-${draft.id}`)
  const category = (await its.me.create('categories', { title: '詩' })).doc
  expect(category.slug).toBe(`categorie-${category.id}`)
})

it('a duplicate begins without the addresses of its original', async () => {
  const { id } = (await publish('Massage')).doc
  await rename(id, 'massage-relaxant')
  const copy = (await its.me.create(`formations/${id}/duplicate`, {})).doc
  expect(copy.slug).toBe('massage-2')
  await rename(copy.id, 'copie')
  expect(await course('copie')).not.toMatchObject({ former_slugs: ['massage'] })
})

it('a duplicate of a destination has no name, and gets the address of the one that it is given', async () => {
  const copy = (await its.me.create('destinations/1/duplicate', {})).doc
  expect(copy).toMatchObject({ title: null, slug: null, en_pays: 'en Espagne' })
  const named = (await its.me.update(`destinations/${copy.id}`, { title: 'Andorre' })).doc
  expect(named.slug).toBe('andorre')
})

it('the videos of a renamed category name its former addresses', async () => {
  const category = (await its.me.create('categories', { title: 'Portraits' })).doc
  const video = { title: 'A', youtube_url: 'https://youtu.be/aqz-KE-bpKQ', thumbnail: affiche }
  await its.me.publish('videos', { ...video, category: category.id })
  await its.me.update(`categories/${category.id}`, { slug: 'visages' })
  expect((await read(`${its.backend.url}/api/medias/videos/`)).json).toMatchObject([
    { categorySlug: 'visages', category_former_slugs: ['portraits'] },
  ])
})
