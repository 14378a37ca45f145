import { absoluteUrl } from '@/lib/site/urls'

/** A thing of schema.org: its type, and what is known of it. What is undefined is not written. */
export type JsonLdNode = { '@type': string | readonly string[]; [property: string]: unknown }

/** The site's own things, that others refer to. */
export const jsonLdIds = {
  organization: absoluteUrl('/#organisation'),
  website: absoluteUrl('/#site'),
} as const

/** A reference to a thing that stands elsewhere in the graph. */
export function jsonLdReference(id: string): { '@id': string } {
  return { '@id': id }
}

/**
 * The one graph of a page as the text of a script element: nothing in it can end that element.
 * @param nodes the page's things
 */
export function serializeJsonLd(nodes: readonly JsonLdNode[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(graph)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}
