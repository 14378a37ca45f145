import { headers } from 'next/headers'
import { SearchForm } from '@/components/layout/search-form.client'
import { SiteShell } from '@/components/layout/site-shell'
import { SearchResults, SearchUniverses } from '@/components/search/search-results'
import { ShortcutChoice } from '@/components/search/shortcut-choice.client'
import { searchArea } from '@/contract/universes.mjs'
import { countAfterAnswer } from '@/lib/backend/contact-clicks'
import { searchCopy } from '@/lib/search/copy'
import { countedWords } from '@/lib/search/words'
import { noindexMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { maxQueryLength, searchParam } from '@/lib/site/query-params'
import { loadSearch } from './load-search'

/** Anybody can invent its addresses: none is stored. */
export const dynamic = 'force-dynamic'

/** Results on the page at most. */
const maxResults = 50

type Props = Pick<PageProps<'/recherche'>, 'searchParams'>

async function queryOf({ searchParams }: Props) {
  const given = String((await searchParams)[searchParam] ?? '').trim()
  // Between whole characters: half of one cannot stand in an address.
  const query = [...given].slice(0, maxQueryLength).join('')
  return { query, title: query ? searchCopy.headingOf(query) : searchCopy.heading }
}

export const generateMetadata = async (props: Props) =>
  noindexMetadata((await queryOf(props)).title, searchCopy.description, await loadSiteSettings())

/** What the site has for the words of the address; without words the field alone. */
export default async function SearchPage(props: Props) {
  const [{ query, title }, site, search] = await Promise.all([
    queryOf(props),
    loadSiteSettings(),
    // Not after the settings: of a backend that never answers, both are waited for at once.
    loadSearch(),
  ])
  const found = search(query, maxResults)
  if (found.count === 0) countMissed(query, await headers())
  return (
    <SiteShell area="accueil" site={site}>
      <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" />
      <div data-theme="night" className="section min-h-[75dvh] pt-28 md:pt-36">
        <h1 className="headline mb-6 wrap-anywhere">{title}</h1>
        <SearchForm query={query} />
        {query ? (
          <SearchResults query={query} phone={site.whatsapp.accueil} {...found} />
        ) : (
          <>
            <p className="text-muted mt-6">{searchCopy.lead}</p>
            <SearchUniverses />
          </>
        )}
        <ShortcutChoice />
      </div>
    </SiteShell>
  )
}

/** Counts what a form of the site has searched for in vain: no link from elsewhere, no page that Back loads. */
function countMissed(query: string, headers: Headers): void {
  const [from, what] = [headers.get('sec-fetch-site'), headers.get('sec-fetch-dest')]
  const page = from === 'same-origin' && what === 'document' ? countedWords(query) : undefined
  if (page) countAfterAnswer(headers, { area: searchArea, page })
}
