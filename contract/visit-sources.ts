/** Where a visit comes from, with the name that the owner reads, and the hosts of the pages before it. */
const sources: Readonly<Record<string, readonly [name: string, hosts: RegExp]>> = {
  recherche: ['Moteurs de recherche', /(^|\.)(google|bing|duckduckgo|ecosia|qwant|yahoo|yandex)\./],
  whatsapp: ['WhatsApp', /whatsapp/],
  facebook: ['Facebook', /facebook|messenger/],
  instagram: ['Instagram', /instagram/],
  autre: ['Autres sites', /./],
  direct: ['Directement, ou non dit', /^$/],
}

export const visitSources = Object.keys(sources)

export const visitSourceName = (source: string) => sources[source]?.[0] ?? source

/** @param host of the page that led to the site, or of an app as Android names it; '' when it is not told */
export const visitSourceOf = (host: string) =>
  visitSources.find((source) => sources[source]?.[1].test(host)) ?? 'direct'
