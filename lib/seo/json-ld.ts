import { absoluteUrl } from '@/lib/site/urls'

/** A schema.org node: its type and properties. Undefined properties are omitted. */
export type JsonLdNode = { '@type': string | readonly string[]; [property: string]: unknown }

/** The `@id` of nodes that other nodes reference. */
export const jsonLdIds = {
  organization: absoluteUrl('/#organisation'),
  website: absoluteUrl('/#site'),
} as const

/** A reference to another node by its `@id`. */
export function jsonLdReference(id: string): { '@id': string } {
  return { '@id': id }
}

/**
 * The JSON-LD graph of a page as the text of a script element, escaped so that it cannot close it.
 * @param nodes all nodes of the page
 */
export function serializeJsonLd(nodes: readonly JsonLdNode[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(graph)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}
