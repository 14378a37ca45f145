import { describe, expect, it } from 'vitest'
import { defaultFaqEntries as faqEntries } from '@/contract/default-contents/faq'
import { defaultVisaPacks as visaPacks } from '@/contract/default-contents/visa-packs'
import { metaDescription } from '@/lib/seo/metadata'
import { destinationCopy, guideTitle } from './copy'
import {
  defaultDestinations as destinations,
  destinationMessage,
  type TextBlock,
} from './destinations'
import { faqJsonLd } from './json-ld'
import { packMessage } from './visa-packs'

/** The whole text of a guide's section. */
const wordsOf = (blocks: readonly TextBlock[]) => JSON.stringify(blocks)

const entries = destinations.map((it) => [it.slug, it] as const)

describe('R114 R140 the destinations', () => {
  it('are Espagne, France and Italie, each under its own slug and picture', () => {
    expect(destinations.map(({ name }) => name)).toEqual(['Espagne', 'France', 'Italie'])
    expect(destinations.map(({ slug }) => slug)).toEqual(['espagne', 'france', 'italie'])
    expect(destinations.map(({ picture }) => picture.own.src)).toEqual(
      ['espagne', 'france', 'italie'].map((slug) => `/images/destinations/${slug}.jpg`),
    )
  })

  it.each(entries)('R121 %s has text in each of its four sections', (_slug, destination) => {
    const lengths = destinationCopy.sections.map(({ key }) => wordsOf(destination[key]).length)
    expect(lengths).toHaveLength(4)
    expect(Math.min(...lengths)).toBeGreaterThan(400)
  })

  it.each([
    ['espagne', '7 à 15 jours', ['7', '15']],
    ['france', '10 à 20 jours ouvrés', ['10', '20']],
    ['italie', 'environ 15 jours', ['15']],
  ])('R124 %s: 90 days in 180, processing %s, and no other figure', (slug, processing, figures) => {
    const destination = destinations.find((it) => it.slug === slug)
    expect(destination?.facts.processing).toBe(processing)
    const duree = wordsOf(destination?.duree ?? [])
    expect(duree).toContain('90 jours au plus sur toute période de 180 jours')
    expect(duree).toContain(`${processing} de traitement`)
    const all = JSON.stringify({ ...destination, picture: undefined }).match(/\d+/g) ?? []
    expect(new Set(all)).toEqual(new Set(['90', '180', ...figures]))
  })

  it.each(entries)('%s refers the reader to the consulate', (_slug, { visa }) => {
    expect(wordsOf(visa)).toContain('demandez-lui celles du moment, ou à son centre de visas')
  })

  it.each(entries)('R122 the message of %s contains its name', (_slug, destination) => {
    expect(destinationMessage(destination)).toContain(destination.name)
  })
})

describe('R116 to R118 the visa packs', () => {
  it('are three, with the same four features', () => {
    expect(visaPacks.map(({ name }) => name)).toEqual([
      'Visa Études',
      'Visa Travail',
      'Visa Touristique',
    ])
    expect(visaPacks.map(({ features }) => new Set(features).size)).toEqual([4, 4, 4])
    expect(new Set(visaPacks.map(({ features }) => features.join())).size).toBe(1)
  })

  it('are each named in their message', () => {
    expect(visaPacks.filter((pack) => !packMessage(pack).includes(pack.name))).toEqual([])
  })
})

describe('R120 A38 the questions', () => {
  it('are five about three subjects, the three about booking worded apart', () => {
    expect(faqEntries).toHaveLength(5)
    for (const key of ['question', 'answer'] as const) {
      expect(new Set(faqEntries.map((entry) => entry[key])).size).toBe(5)
    }
    expect(faqEntries.filter(({ question }) => question.includes('réserver'))).toHaveLength(3)
  })

  it('are one for each subject in structured data', () => {
    expect(faqJsonLd(faqEntries).mainEntity).toMatchObject(
      [0, 1, 3].map((index) => ({
        name: faqEntries[index]?.question,
        acceptedAnswer: { text: faqEntries[index]?.answer },
      })),
    )
  })
})

describe('what search engines show', () => {
  const pages = [
    ['unknown', destinationCopy.notFound, destinationCopy.notFoundDescription],
    ...destinations.map(({ slug, name, description }) => [
      slug,
      guideTitle(name),
      metaDescription(description),
    ]),
  ] as [string, string, string][]

  it.each(pages)('%s: a title and a description of the right length', (_page, title, text) => {
    expect(`${title} | Rayonne`.length).toBeLessThanOrEqual(60)
    expect(text.length).toBeGreaterThanOrEqual(120)
    expect(text.length).toBeLessThanOrEqual(155)
  })

  it('are unique to each page', () => {
    expect(new Set(pages.map(([, title]) => title)).size).toBe(pages.length)
    expect(new Set(pages.map(([, , text]) => text)).size).toBe(pages.length)
  })
})
