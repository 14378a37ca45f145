import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchResults } from './search-results'

const document = {
  kind: 'event',
  title: 'La nuit du conte',
  href: '/e',
  place: 'Fidjrossè',
} as const
const html = (results: Parameters<typeof SearchResults>[0]['results'], count = results.length) =>
  renderToStaticMarkup(
    <SearchResults query="conte & co" count={count} results={results} phone="+22901000000" />,
  )

it('A62 a result shows its kind, its day and the words that match', () => {
  const text = 'Un griot du pays raconte. Le conte commence à la nuit.'
  const result = {
    document: { ...document, text, detail: '5 décembre' },
    matches: new Set(['conte']),
  }
  const shown = html([result], 51)
  expect(shown).toContain('51 résultats, voici les 1 premiers')
  expect(shown).toContain('1 événement</h2>')
  expect(shown).toContain('La nuit du <mark>conte</mark></a>')
  expect(shown).toContain('Le <mark>conte</mark> commence')
  expect(shown).toContain('5 décembre')
})

it('A62 for nothing found there are the universes and a message with the words', () => {
  const shown = html([])
  expect(shown.match(/<a [^>]*href="\/(medias|voyage|beaute|immobilier)"/g)).toHaveLength(4)
  const message = /wa\.me\/[^"]*text=([^"]*)"/.exec(shown)?.[1] ?? ''
  expect(decodeURIComponent(message)).toMatch(/«\sconte & co\s»[^]*\/recherche\?q=conte/)
})
