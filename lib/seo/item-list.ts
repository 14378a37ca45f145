import { absoluteUrl } from '@/lib/site/urls'
import type { Breadcrumb } from './breadcrumbs'
import type { JsonLdNode } from './json-ld'

/**
 * A list of pages: their names and URLs, in the order shown.
 * @param first the position of the first one in the whole list, from 0
 */
export function itemListJsonLd(
  name: string,
  items: readonly Breadcrumb[],
  first: number = 0,
): JsonLdNode {
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
