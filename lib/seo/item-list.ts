import { absoluteUrl } from '@/lib/site/urls'
import type { Breadcrumb } from './breadcrumbs'
import type { JsonLdNode } from './json-ld'

/** A list of pages: their names and URLs, in the order shown. */
export function itemListJsonLd(name: string, items: readonly Breadcrumb[]): JsonLdNode {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: absoluteUrl(item.path),
    })),
  }
}
