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
 * The JSON-LD graph of a page, without undefined properties, which React's payload would name.
 * @param nodes all nodes of the page
 */
export function jsonLdGraph(nodes: readonly (JsonLdNode | undefined)[]): object {
  const graph = { '@context': 'https://schema.org', '@graph': nodes.filter(Boolean) }
  return JSON.parse(JSON.stringify(graph)) as object
}
