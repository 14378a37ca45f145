import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { destinationCopy } from '@/lib/destinations/copy'
import { defaultDestinations, guideSchema } from '@/lib/destinations/destinations'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { DestinationCard } from './destination-card'
import { DestinationGuide } from './destination-guide'

const portugal = { id: 7, title: 'Portugal', slug: 'portugal' }
const htmlOf = (sent: object, all = defaultDestinations) =>
  renderToStaticMarkup(
    <DestinationGuide
      destination={guideSchema.parse({ ...portugal, ...sent })}
      all={all}
      site={defaultSettings}
    />,
  )

it('A65 leaves out what a destination lacks: facts, sections, their links, other destinations', () => {
  const html = htmlOf({}, [])
  expect(html).toMatch(/<h1[^>]*>Portugal<\/h1>/)
  expect(html).not.toMatch(/<dl|<h2|<nav|undefined/)
  expect(html).toContain(destinationCopy.noGuide)
  expect(html).toContain('/images/hero/voyage')
  expect(html).toMatch(/voyage(\+|%20)(\(|%28)Portugal/)
})

it('shows what it has: each line a paragraph, lists, a fact, and leads to all others', () => {
  const html = htmlOf({
    ...{ monnaie: 'euro', visa: 'Un.\n\nDeux.', etapes: ['Trois.'], en_pays: 'au Portugal' },
    conseils: [{ titre: 'Prises', texte: 'Type F.' }],
  })
  expect(html.match(/<h2[^>]*>[^<]+/g)?.map((it) => it.replace(/.*>/, ''))).toEqual([
    'La procédure de visa',
    'Bon à savoir',
    destinationCopy.others,
  ])
  expect(html).not.toContain(destinationCopy.noGuide)
  expect(html).toMatch(/<p [^>]*>Un.<\/p><p [^>]*>Deux.<\/p>/)
  expect(html).toMatch(/<ol [^>]*><li>Trois.<\/li><\/ol>/)
  expect(html).toMatch(/<dt [^>]*>Prises<\/dt><dd [^>]*>Type F.<\/dd>/)
  expect(html.match(/href="#[a-z]+"/g)).toEqual(['href="#visa"', 'href="#autres"'])
  expect(html.match(/destination-card-small/g)).toHaveLength(3)
})

it('shows the backend’s picture, and of a country that the site knows its drawing without one', () => {
  const card = (sent: object) =>
    renderToStaticMarkup(
      <DestinationCard
        destination={guideSchema.parse({ ...portugal, ...sent })}
        sizes="80vw"
        className=""
      />,
    )
  const rendition = { url: '/media/p/640.webp', width: 640 }
  const html = card({ image: '/media/p.jpg', image_alt: 'Le Tage', renditions: [rendition] })
  expect(html).toMatch(/<img[^>]*src="[^"]*\/media\/p\/640\.webp"[^>]*alt="Le Tage"/)
  expect(card({ slug: 'france' })).toContain('/destinations/france')
  expect(card({ former_slugs: ['italie'] })).toContain('/destinations/italie')
})
