import { jsonLdIds, type JsonLdNode, jsonLdReference } from '@/lib/seo/json-ld'
import { settings } from './settings'
import { absoluteUrl } from './urls'

/** A setting that the owner has not filled in yet is no fact. */
function confirmed(value: string): string | undefined {
  return /example/.test(value) || /^\+?229\s?0100000000$/.test(value.replace(/\s/g, ''))
    ? undefined
    : value
}

/** Who publishes the site: only what the owner has confirmed. */
export function organizationJsonLd(): JsonLdNode {
  const { productName, companyPhone, email, city, socials } = settings
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

/** The site itself. */
export function websiteJsonLd(): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': jsonLdIds.website,
    name: settings.productName,
    url: absoluteUrl('/'),
    inLanguage: 'fr',
    publisher: jsonLdReference(jsonLdIds.organization),
  }
}
