import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mergeSettings } from './merge-settings'
import { parseOwnerSettings } from './parse-owner-settings'
import { siteDefaultsOf, siteVariables } from './site-variables.mjs'

const defaults = siteDefaultsOf(z.object(siteVariables).parse({}))
const read = (body: object) => {
  const { owner, rejected } = parseOwnerSettings(body)
  return { site: mergeSettings(defaults, owner), rejected: rejected.toSorted() }
}

describe('A33 odd contents fall back alone', () => {
  it('of a price list: a price, then a row without a name, then the list', () => {
    const treatments = [
      { name: 'Un', price: -1 },
      { name: 'Deux', price: 2000, price_to: 1000 },
      { name: 'Trois', price: 3000, price_to: 4000, duration: 30 },
      { price: 5000 },
      'Quatre',
    ]
    const { site, rejected } = read({ beauty: { women: { line: 7, treatments }, men: [] } })
    expect(site.contents.beauty?.women?.treatments).toEqual([
      { name: 'Un' },
      { name: 'Deux', price: 2000 },
      { name: 'Trois', price: 3000, price_to: 4000 },
    ])
    expect(site.contents.beauty?.men).toBeUndefined()
    expect(rejected).toContain('beauty.women.line')
    expect(read({ beauty: { men: { treatments: [{}, {}] } } }).site.contents.beauty?.men).toEqual(
      {},
    )
  })

  it('of counters, packs and questions', () => {
    const { site } = read({
      houses: { counter_1: { value: '12', label: 'villas' }, counter_2: 3 },
      travel: {
        packs: { etudes: { name: ['x'], features: [], price_from: '150 000' } },
        faq: [{ question: 'Q ?' }],
      },
      courses: { lead: 'Bonjour', steps: [{ title: 'Un', text: 'Deux' }, 4] },
    })
    expect(site.contents).toEqual({
      houses: { counter_1: { label: 'villas' } },
      travel: { packs: { etudes: {} } },
      courses: { lead: 'Bonjour', steps: [{ title: 'Un', text: 'Deux' }] },
    })
  })

  it('an answer keeps its lines, a question has one', () => {
    const faq = [{ question: ' Et\nle chien ? ', answer: ' Il  voyage.\r\n\n Avec vous. \n' }]
    expect(read({ travel: { faq } }).site.contents.travel?.faq).toEqual([
      { question: 'Et le chien\u00a0?', answer: 'Il voyage.\nAvec vous.' },
    ])
  })

  it('of sentences and pictures', () => {
    const { site, rejected } = read({
      heroes: { tagline: '  Ici\n et là\u202f! ', voyage: {} },
      pictures: { hero_accueil: { image: '/media/a.jpg', width: -2 }, hero_medias: 'b.jpg' },
    })
    expect(site.tagline).toBe('Ici et là\u202f!')
    expect(site.heroes.voyage).toMatch(/^Un pays à choisir/)
    expect(site.contents.pictures?.hero_accueil).toEqual({ image: '/media/a.jpg' })
    expect(site.contents.pictures?.hero_medias).toBeUndefined()
    expect(rejected).toEqual([
      'heroes.voyage',
      'pictures.hero_accueil.width',
      'pictures.hero_medias',
    ])
  })
})
