import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { isPlaceholder } from '@/lib/shared/site-settings/placeholders'
import { searchTemplate } from '@/lib/site/query-params'
import { absoluteUrl } from '@/lib/site/urls'
import { jsonLdIds, type JsonLdNode, jsonLdReference } from './json-ld'

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
    '@id': jsonLdIds.organization,
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
    '@id': jsonLdIds.website,
    name: productName,
    url: absoluteUrl('/'),
    inLanguage: 'fr',
    publisher: jsonLdReference(jsonLdIds.organization),
    potentialAction: {
      '@type': 'SearchAction',
      target: absoluteUrl(searchTemplate('q')),
      'query-input': 'required name=q',
    },
  }
}
