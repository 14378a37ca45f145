import { expect, it } from 'vitest'
import { mergeSettings } from '@/contract/site-settings/merge-settings'
import { parseOwnerSettings } from '@/contract/site-settings/parse-owner-settings'
import { environment } from '@/lib/site/environment'
import { heroPicture, sitePicture, sitePictureUrl } from './site-picture'

const read = (body: object) => ({
  site: mergeSettings(environment.siteDefaults, parseOwnerSettings(body).owner),
})

it('pictures are the own ones without the owner’s, each for itself', () => {
  const pictures = { carousel_medias_2: { image: '/media/a.jpg', alt: 'La mer' } }
  const { contents } = read({ pictures }).site
  const own = { src: '/images/carrousel/medias-1.jpg', alt: 'Vue 1' }
  const [one, two] = ([1, 2] as const).map((slide) =>
    sitePicture(contents, `carousel_medias_${slide}`, own),
  )
  expect(one).toEqual({ own, replacement: undefined })
  expect(two).toMatchObject({ own, replacement: { alt: 'La mer' } })
})

it('pictures have absolute URLs in structured data', () => {
  expect(sitePictureUrl(heroPicture(read({}).site.contents, 'beaute'))).toBe(
    `${environment.siteUrl}/images/hero/beaute.jpg`,
  )
})

it('an uploaded picture stands in the place of the own one of its hero', () => {
  const { contents } = read({ pictures: { hero_accueil: { image: '/media/a.jpg' } } }).site
  expect(heroPicture(contents, 'accueil').replacement?.src.href).toMatch(/\/media\/a\.jpg$/)
  expect(heroPicture(contents, 'medias').replacement).toBeUndefined()
})
