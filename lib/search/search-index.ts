import MiniSearch, { type SearchOptions } from 'minisearch'
import type { BackendPicture } from '@/lib/backend/picture'
import { maxQueryLength } from '@/lib/site/query-params'
import { searchCopy } from './copy'
import { comparedWord, wordsOf } from './words'

/** Something that the search finds; `href` is the path of its page. */
export type SearchDocument = {
  kind: keyof typeof searchCopy.kinds
  title: string
  href: string
  /** Its place and the like, and its day or price: shown, and searched. */
  place?: string | undefined
  detail?: string | undefined
  /** Longer text, of which a result shows the part that matches. */
  text?: string | undefined
  picture?: BackendPicture | string | undefined
  /** The last day of an event that is still to come. */
  upcoming?: string | undefined
}

/** A document with the compared words of it that match. */
export type SearchResult = { document: SearchDocument; matches: ReadonlySet<string> }

/** Finds the documents of a query: how many there are, and so many of them, the best first. */
export type Search = (query: string, limit: number) => { count: number; results: SearchResult[] }

const maxQueryWords = 8

const whole: SearchOptions = { boost: { title: 4, label: 2 }, combineWith: 'AND' }
const begun: SearchOptions = { ...whole, prefix: (word) => word.length > 2 }
/** One letter may differ in a word of four or more. */
const misspelt: SearchOptions = { ...begun, fuzzy: (word) => (word.length > 3 ? 1 : false) }

/** What is tried in turn until something is found: all words as typed, begun, misspelt; any of them. */
const attempts: readonly SearchOptions[] = [
  ...[whole, begun, misspelt],
  { ...misspelt, combineWith: 'OR' },
]

/** Reads documents into an index in memory, a few at a time so that other requests go on. */
export async function searchIn(documents: readonly SearchDocument[]): Promise<Search> {
  const index = new MiniSearch<SearchDocument & { id: number; label: string }>({
    fields: ['title', 'label', 'text'],
    tokenize: wordsOf,
    processTerm: comparedWord,
    searchOptions: { tokenize: (query) => wordsOf(query).slice(0, maxQueryWords) },
  })
  const labelOf = ({ kind, place, detail }: SearchDocument) =>
    [searchCopy.kinds[kind], place, detail].join(' ')
  const entries = documents.map((it, id) => ({ ...it, id, label: labelOf(it) }))
  await index.addAllAsync(entries, { chunkSize: 200 })
  return (query, limit) => {
    const text = query.slice(0, maxQueryLength)
    for (const attempt of attempts) {
      const found = index.search(text, attempt).flatMap(({ id, terms }) => {
        const document = documents[id as number]
        return document ? { document, terms } : []
      })
      const best = upcomingFirst(found).slice(0, limit)
      const results = best.map(({ document, terms }) => ({ document, matches: new Set(terms) }))
      if (found.length > 0) return { count: found.length, results }
    }
    return { count: 0, results: [] }
  }
}

/** Among events those to come stand first, the soonest at the top; everything else keeps its place. */
function upcomingFirst<T extends Pick<SearchResult, 'document'>>(found: T[]): T[] {
  const dayOf = ({ document }: T) => document.upcoming ?? '~'
  const events = found.filter(({ document }) => document.kind === 'event')
  events.sort((a, b) => Number(dayOf(a) > dayOf(b)) - Number(dayOf(a) < dayOf(b)))
  return found.map((it) => (it.document.kind === 'event' ? (events.shift() ?? it) : it))
}
