import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PhotoGalleryItem } from './photo-columns.client'

const photo = {
  ...{ id: '1', title: 'La coiffe', alt: 'Une coiffe rouge', href: '/media/coiffe.jpg' },
  ...{
    image: { src: '/media/coiffe.360', srcSet: undefined, width: 900, height: 600 },
    ratio: 1,
    boxClass: 'aspect-40/40',
  },
}
const htmlOf = (title: string) =>
  renderToStaticMarkup(<PhotoGalleryItem photo={{ ...photo, title }} index={0} />)

it('R62 ties the title of a photo to its picture: a figure with that name holds both', () => {
  expect(htmlOf('La coiffe')).toMatch(
    /<figure role="figure" aria-label="La coiffe"><a [^>]*aria-label="Une coiffe rouge"[^>]*><img [^>]*alt="Une coiffe rouge"[^>]*\/?><\/a><figcaption[^>]*><p[^>]*>La coiffe<\/p><\/figcaption><\/figure>/,
  )
})

it('writes who took a photo where the lightbox reads it', () => {
  const credited = { ...photo, credit: 'Photo : Ama' }
  const html = renderToStaticMarkup(<PhotoGalleryItem photo={credited} index={0} />)
  expect(html).toMatch(/<p class="photo-credit [^>]*>Photo : Ama<\/p><\/figcaption>/)
  expect(htmlOf('La coiffe')).not.toContain('credit')
})

it('R66 R67 A48 a title of 21 characters is truncated, whole without scripts, and has a button that it describes; one of 20 is whole', () => {
  const html = htmlOf('Marché de Dantokpa 21')
  expect(html).toMatch(
    /<p id="(\w+)"[^>]*><span class="no-js:hidden print:hidden">Marché de Dantokpa 2\.\.\.<\/span><span class="no-js:inline hidden print:inline">Marché de Dantokpa 21<\/span><\/p><button [^>]*aria-expanded="false" aria-describedby="\1">Voir plus</,
  )
  expect(htmlOf('Marché de Dantokpa ♥')).toContain('>Marché de Dantokpa ♥</p>')
  expect(htmlOf('Marché de Dantokpa ♥')).not.toContain('<button')
})

it('names no figure after a title that it has not', () => {
  expect(htmlOf('')).toContain('<figure><a ')
})
