import { searchCopy } from '@/lib/search/copy'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { searchTemplate } from '@/lib/site/query-params'
import { absoluteUrl } from '@/lib/site/urls'
import { element, xmlDocument } from '@/platform/xml'

export const dynamic = 'force-static'

/** The OpenSearch description, with which browsers offer the search of the site in their address bar. */
export async function GET(): Promise<Response> {
  const template = absoluteUrl(searchTemplate('searchTerms'))
  // The format takes 16 characters of a name.
  const name = [...(await loadSiteSettings()).productName].slice(0, 16).join('')
  const content = [
    ...[element('ShortName', name), element('Description', searchCopy.description)],
    element('Url', undefined, { type: 'text/html', template }),
  ]
  const xmlns = 'http://a9.com/-/spec/opensearch/1.1/'
  return new Response(xmlDocument(element('OpenSearchDescription', content, { xmlns })), {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  })
}
