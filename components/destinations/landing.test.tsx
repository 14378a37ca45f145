import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { destinationCopy } from '@/lib/destinations/copy'
import { defaultDestinations as destinations } from '@/lib/destinations/destinations'
import { visaPacksOf } from '@/lib/destinations/visa-packs'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { DestinationGuide } from './destination-guide'
import { Faq } from './faq'
import { Guide } from './guide'
import { VisaPackCard } from './visa-packs'

const phone = '+229 01 02 03 04 05'
const site = { ...defaultSettings, whatsapp: { ...defaultSettings.whatsapp, voyage: phone } }

/** The messages of the WhatsApp links of a piece of HTML, which open in a new tab. */
function messagesOf(html: string): string[] {
  const links = html.matchAll(
    /<a href="(https:\/\/wa\.me\/2290102030405\?[^"]+)"[^>]* target="_blank"/g,
  )
  return [...links].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')).searchParams.get('text') ?? '',
  )
}

it.each(visaPacksOf(defaultSettings))(
  'R116 R117 R118 the pack $name has four features and a quote that names it',
  (pack) => {
    const html = renderToStaticMarkup(<VisaPackCard pack={pack} phone={phone} />)
    expect(html).toMatch(new RegExp(`<h3[^>]*>${pack.name}</h3>`))
    expect(html.match(/<li>/g)).toHaveLength(4)
    expect(html).toContain('>Demander un devis<')
    expect(messagesOf(html)).toEqual([
      expect.stringMatching(new RegExp(`${pack.name}[^]*\\nhttps?://[^/]+/voyage#visas$`)),
    ])
  },
)

it('A66 a pack says from what price it is, in euros too, where the owner has set one', () => {
  const [pack] = visaPacksOf(defaultSettings)
  if (!pack) throw new Error('There are three packs.')
  const htmlOf = (priceFrom?: number) =>
    renderToStaticMarkup(<VisaPackCard pack={{ ...pack, priceFrom }} phone={phone} />)
  expect(htmlOf(150_000)).toMatch(
    /À partir de <b>150\s000\sFCFA<\/b> <span[^>]*>≈\s229\s€, frais consulaires non compris</,
  )
  expect(htmlOf()).not.toMatch(/FCFA|frais/)
})

it('R119 R120 five questions, of which the browser keeps one answer open', () => {
  const html = renderToStaticMarkup(<Faq site={site} />)
  expect(html.match(/<details name="faq"/g)).toHaveLength(5)
  expect(html.match(/<details[^>]* open/g)).toBeNull()
})

it.each(destinations)(
  'R121 R122 R124 the guide of $name has its four sections and one quote that names it',
  (destination) => {
    const html = renderToStaticMarkup(<Guide destination={destination} site={site} />)
    for (const { key, heading } of destinationCopy.sections) {
      expect(html).toMatch(new RegExp(`<section id="${key}" aria-labelledby="titre-${key}">`))
      expect(html).toMatch(new RegExp(`<h2 id="titre-${key}"[^>]*>${heading}</h2>`))
    }
    expect(html).toContain('Demander un devis via whatsapp')
    expect(messagesOf(html)).toEqual([
      expect.stringMatching(
        new RegExp(`${destination.name}[^]*/voyage/destination/${destination.slug}$`),
      ),
    ])
  },
)

it.each(destinations)('R122 the page of $name leads to the two others', (current) => {
  const html = renderToStaticMarkup(
    <DestinationGuide destination={current} all={destinations} site={defaultSettings} />,
  )
  const links = [...html.matchAll(/href="(\/voyage\/destination\/[^"]+)"/g)].map(([, href]) => href)
  const others = destinations.filter(({ slug }) => slug !== current.slug)
  expect(links).toEqual(others.map(({ slug }) => `/voyage/destination/${slug}`))
})
