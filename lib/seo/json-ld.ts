import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { isPlaceholder } from '@/contract/site-settings/placeholders'
import { type StaticPath, staticRoute } from '@/contract/static-routes'
import { searchTemplate } from '@/lib/site/query-params'
import { absoluteUrl } from '@/lib/site/urls'

/** A schema.org node: its type and properties. Undefined properties are omitted. */
export type JsonLdNode = { '@type': string | readonly string[]; [property: string]: unknown }

/** The publisher of the site, as other nodes refer to it. */
export const organizationReference = { '@id': absoluteUrl('/#organisation') }

/**
 * The JSON-LD graph of a page, without undefined properties, which React's payload would name.
 * @param nodes all nodes of the page
 */
export function jsonLdGraph(nodes: readonly (JsonLdNode | undefined)[]): object {
  const graph = { '@context': 'https://schema.org', '@graph': nodes.filter(Boolean) }
  return JSON.parse(JSON.stringify(graph)) as object
}

/** A page in a list of breadcrumbs; `path` is from the site's origin. */
export type Breadcrumb = { name: string; path: string }

/**
 * The breadcrumbs of a page: its ancestors from the home page on, and the page itself.
 * @param path a static route
 * @param child a page of the backend's content below it, if that is the current page
 */
export function breadcrumbsTo(path: StaticPath, child?: Breadcrumb): Breadcrumb[] {
  const { name, parent } = staticRoute(path)
  const above = path === '/' ? [] : breadcrumbsTo(parent)
  return [...above, { name, path }, ...(child ? [child] : [])]
}

/** Breadcrumbs for schema.org. */
export function breadcrumbJsonLd(breadcrumbs: readonly Breadcrumb[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

/**
 * A list of pages: their names and URLs, in the order shown.
 * @param first the position of the first one in the whole list, from 0
 */
export function itemListJsonLd(name: string, items: readonly Breadcrumb[], first = 0): JsonLdNode {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: first + index + 1,
      name: item.name,
      url: absoluteUrl(item.path),
    })),
  }
}

/** A setting, or undefined while it still has its placeholder value. */
function confirmed(value: string | undefined): string | undefined {
  return isPlaceholder(value) ? undefined : value
}

/** The publisher of the site; settings with placeholder values are omitted. */
export function organizationJsonLd(site: SiteSettings): JsonLdNode {
  const { productName, companyPhone, email, city, socials } = site
  const profiles = Object.values(socials).flatMap((address) => confirmed(address) ?? [])
  return {
    '@type': 'Organization',
    ...organizationReference,
    name: productName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/signe-512.png'),
    telephone: confirmed(companyPhone),
    email: confirmed(email),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'BJ' },
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}

/** The site itself, and how it is searched. */
export function websiteJsonLd({ productName }: SiteSettings): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#site'),
    name: productName,
    url: absoluteUrl('/'),
    inLanguage: 'fr',
    publisher: organizationReference,
    potentialAction: {
      '@type': 'SearchAction',
      target: absoluteUrl(searchTemplate('q')),
      'query-input': 'required name=q',
    },
  }
}
