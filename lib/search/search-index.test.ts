import { describe, expect, it } from 'vitest'
import { maxQueryLength } from '@/lib/site/query-params'
import { excerptOf, markedText } from './marked-text'
import { type SearchDocument, searchIn } from './search-index'

const documents: SearchDocument[] = [
  { kind: 'event', title: 'Nuit du conte', href: '/e/passe', text: 'Des griots racontent.' },
  { kind: 'event', title: 'Nuit du conte', href: '/e/tard', upcoming: '2026-12-05' },
  { kind: 'video', title: 'Le conte de la lagune', href: '/v', detail: '5 mai 2025' },
  { kind: 'event', title: 'Nuit du conte', href: '/e/tot', upcoming: '2026-11-30' },
  { kind: 'house', title: 'Villa 3', href: '/m', place: 'Godomey', detail: '25 000 000 FCFA' },
  { kind: 'house', title: 'Villa contemporaine', href: '/c', place: 'À louer · 3 chambres' },
  { kind: 'treatment', title: 'Massage relaxant', href: '/s', text: 'Une heure à l’huile.' },
  { kind: 'guide', title: 'France : visa', href: '/g', text: 'Le massage des pieds fatigués.' },
]
const find = async (query: string) => {
  const search = await searchIn(documents)
  return search(query, 9).results.map(({ document }) => document.href)
}

describe('A62 the search', () => {
  it.each([
    ['conte', ['/e/tot', '/e/tard', '/v', '/e/passe']],
    ['massages', ['/s', '/g']],
    ['MASSAGE d’huile', ['/s']],
    ['contem', ['/c']],
    ['conte villa', ['/c']],
    ['location 3 chambres', ['/c']],
    ['godomey villa', ['/m']],
    ['maisons', ['/m', '/c']],
    ['godo', ['/m']],
    ['massaje', ['/s', '/g']],
    ['lagunes 2025', ['/v']],
    ['massage introuvable', ['/s', '/g']],
    ['zzzz', []],
    ['de la', []],
    ['', []],
  ])('for «%s» finds %j', async (query, hrefs) => {
    expect((await find(query)).toSorted()).toEqual(hrefs.toSorted())
  })

  it('has events to come first, the soonest at the top', async () => {
    const events = (await find('conte')).filter((href) => href.startsWith('/e'))
    expect(events).toEqual(['/e/tot', '/e/tard', '/e/passe'])
  })

  it('has a match in the title before one in the text', async () => {
    expect(await find('massage')).toEqual(['/s', '/g'])
  })

  it('reads no more of a query than its first characters', async () => {
    expect(await find(`${'x'.repeat(maxQueryLength)} conte`)).toEqual([])
  })
})

describe('A62 why a result matches', () => {
  const matches = new Set(['griot'])

  it('marks the words that match, in whatever form', () => {
    expect(markedText('Des GRIOTS ici', matches)).toEqual([
      { text: 'Des', isMatch: false },
      { text: ' ', isMatch: false },
      { text: 'GRIOTS', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'ici', isMatch: false },
    ])
  })

  it('shows the text around the first match, between whole words', () => {
    const text = `${'Avant cela un mot. '.repeat(20)}Le griot chante${' et encore un mot'.repeat(20)}`
    const shown =
      excerptOf(text, matches)
        ?.map((part) => part.text)
        .join('') ?? ''
    expect(shown).toMatch(/^… .*Le griot chante.* …$/)
    expect(shown.length).toBeLessThanOrEqual(165)
    expect(excerptOf('Rien ici', matches)).toBeUndefined()
  })
})

it.each([100, 1000, 10_000])('prints what %d documents cost', async (count) => {
  const words = Array.from({ length: 4000 }, (_, index) => `mot${index.toString(36)}`)
  const textOf = (from: number, length: number) =>
    Array.from({ length }, (_, index) => words[(from * 31 + index * index * 17) % 4000]).join(' ')
  const many = Array.from({ length: count }, (_, id): SearchDocument => {
    const title = `${textOf(id, 5)} conte`
    return { kind: 'video', title, href: `/v/${id}`, text: textOf(id + 7, 30) }
  })
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const startedAt = performance.now()
  const search = await searchIn(many)
  const built = performance.now() - startedAt
  globalThis.gc?.()
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6
  // The best of ten: others may be busy with something else.
  const costOf = (query: string) =>
    Math.min(
      ...Array.from({ length: 10 }, () => {
        const at = performance.now()
        search(query, 50)
        return performance.now() - at
      }),
    )
  const times = ['conte', 'mot5', 'conte mot8', 'cinte', 'zzzzzz'].map(costOf)
  console.info(
    `${count}: built in ${built.toFixed()} ms, ${megabytes.toFixed(1)} MB; queries ${times.map((it) => it.toFixed(1)).join(', ')} ms`,
  )
  expect(search('conte', 50)).toMatchObject({ count })
})
