import { loadSearch } from '@/app/recherche/load-search'
import { searchCopy } from '@/lib/search/copy'
import { searchParam } from '@/lib/site/query-params'

/** Suggestions, and characters of a title, at most: an answer has less than 3 KB. */
const limits = { suggestions: 6, title: 100 }

/** What to suggest while somebody types: the best results by title, kind and path. */
export async function GET({ url }: Request): Promise<Response> {
  const search = await loadSearch()
  const query = new URL(url).searchParams.get(searchParam) ?? ''
  const found = search(query, limits.suggestions).results.map(({ document }) => ({
    title: document.title.slice(0, limits.title),
    kind: searchCopy.kinds[document.kind],
    href: document.href,
  }))
  return Response.json(found, { headers: { 'cache-control': 'no-store' } })
}
