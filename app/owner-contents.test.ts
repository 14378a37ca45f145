import { expect, it } from 'vitest'
import { mergeSettings } from '@/contract/site-settings/merge-settings'
import { parseOwnerSettings } from '@/contract/site-settings/parse-owner-settings'
import { formatTreatmentPrice } from '@/contract/treatment-price'
import { courseTextsOf } from '@/lib/courses/facts'
import { faqEntriesOf } from '@/lib/destinations/faq'
import { faqJsonLd, visaPacksJsonLd } from '@/lib/destinations/json-ld'
import { packMessage, visaPacksOf } from '@/lib/destinations/visa-packs'
import { countersOf } from '@/lib/houses/counters'
import { areaOgImage } from '@/lib/og-image/address'
import { environment } from '@/lib/site/environment'
import { bookingMessage } from '@/lib/treatments/booking'
import { beautySalonJsonLd } from '@/lib/treatments/json-ld'
import { priceListsOf } from '@/lib/treatments/price-list'

const siteOf = (body: object) =>
  mergeSettings(environment.siteDefaults, parseOwnerSettings(body).owner)
const defaults = siteOf({})

it('R100 R99 the owner’s prices are displayed, booked and published as numbers', () => {
  const treatments = [
    { name: 'Massage', duration: '45 min', price: 15_000 },
    { name: 'Soin', price: 10_000, price_to: 20_000 },
    { name: 'Ongles' },
    { name: 'Cils', price: 0 },
  ]
  const site = siteOf({ beauty: { women: { treatments } } })
  const [women, men] = priceListsOf(site)
  if (!women || !men) throw new Error('There are two price lists.')
  expect(women.treatments.map(formatTreatmentPrice)).toEqual([
    '15 000 F',
    '10 000 à 20 000 F',
    'Sur demande',
    'Sur demande',
  ])
  expect(men).toEqual(priceListsOf(defaults)[1])
  expect(bookingMessage(women.name, ...women.treatments.slice(0, 1))).toContain(
    'Massage, 45 min, 15 000 F, carte',
  )
  const [catalog] = beautySalonJsonLd(site).hasOfferCatalog as [{ itemListElement: object[] }]
  expect(catalog.itemListElement).toMatchObject([
    {
      itemOffered: { name: 'Massage' },
      priceSpecification: { price: 15_000, priceCurrency: 'XOF' },
    },
    { priceSpecification: { minPrice: 10_000, maxPrice: 20_000 } },
    { itemOffered: { name: 'Ongles' }, priceSpecification: undefined },
    { itemOffered: { name: 'Cils' }, priceSpecification: undefined },
  ])
})

it('R120 the owner’s questions replace those of the site, in structured data too', () => {
  const faq = [{ question: 'Et le chien\u00a0?', answer: 'Il voyage avec vous.' }]
  const entries = faqEntriesOf(siteOf({ travel: { faq } }))
  expect(entries).toEqual(faq)
  expect(faqJsonLd(entries).mainEntity).toMatchObject([{ name: 'Et le chien\u00a0?' }])
  expect(faqEntriesOf(defaults)).toHaveLength(5)
})

it('R116 a pack has what the owner has set, and the rest of its own', () => {
  const packs = { travail: { name: 'Visa Emploi', features: ['Un', 'Deux'] } }
  const [studies, work] = visaPacksOf(siteOf({ travel: { packs } }))
  if (!studies || !work) throw new Error('There are three packs.')
  expect(studies).toEqual(visaPacksOf(defaults)[0])
  expect(work).toMatchObject({ key: 'travail', name: 'Visa Emploi', features: ['Un', 'Deux'] })
  expect(work.line).toBe(visaPacksOf(defaults)[1]?.line)
  expect(packMessage(work)).toContain('Visa Emploi')
})

it('A66 a pack with a price of the owner tells it to programs, as the lowest; the others none', () => {
  const packs = { etudes: { price_from: 150_000 }, travail: { price_from: 0 } }
  const all = visaPacksOf(siteOf({ travel: { packs } }))
  expect(all.map(({ priceFrom }) => priceFrom)).toEqual([150_000, undefined, undefined])
  expect(visaPacksJsonLd(all)).toMatchObject([
    { name: 'Visa Études', offers: { priceSpecification: { minPrice: 150_000 } } },
  ])
  expect(visaPacksJsonLd(visaPacksOf(defaults))).toEqual([])
})

it('counters and the texts of courses follow one by one', () => {
  const site = siteOf({ houses: { counter_2: { value: 1200 } }, courses: { lead: 'Venez.' } })
  expect(countersOf(site).map(({ value }) => value)).toEqual([120, 1200, 40])
  expect(countersOf(site).map(({ label }) => label)).toEqual(
    countersOf(defaults).map(({ label }) => label),
  )
  expect(courseTextsOf(site)).toEqual({ ...courseTextsOf(defaults), lead: 'Venez.' })
})

it('the share image of the home page shows the owner’s tagline and picture', () => {
  const site = siteOf({
    heroes: { tagline: 'Ici et là' },
    pictures: { hero_accueil: { image: '/media/a.jpg' } },
  })
  expect(areaOgImage('accueil', site)).toMatchObject({
    title: 'Ici et là',
    picture: `${environment.apiBaseUrl}/media/a.jpg`,
  })
  expect(areaOgImage('accueil', defaults).picture).toBe('/images/hero/accueil.jpg')
})
