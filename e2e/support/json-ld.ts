import type { JsonLdNode } from '../../lib/seo/json-ld'

/** The properties that Google's documentation requires of each type. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  ItemList: ['itemListElement'],
  ImageGallery: ['associatedMedia'],
  ImageObject: ['contentUrl', 'creditText'],
  BeautySalon: ['name', 'address', 'image'],
  Course: ['name', 'description', 'provider'],
  TouristDestination: ['name', 'description'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Offer: ['itemOffered'],
  House: ['name'],
  ListItem: ['position', 'name'],
}

/** The JSON-LD graph of a page; throws when it has none, several, or invalid JSON. */
export function graphOf(html: string, path: string): JsonLdNode[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  if (scripts.length !== 1) throw new Error(`${path} has ${scripts.length} graphs`)
  return (JSON.parse(scripts[0]?.[1] ?? '') as { '@graph': JsonLdNode[] })['@graph']
}

/** Every node of a graph, nested ones too. */
export function nodesOf(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.values(value).flatMap(nodesOf)
  return '@type' in value ? [value as JsonLdNode, ...nested] : nested
}

/** The required properties that a graph lacks, and its addresses that are not absolute. */
export function graphProblems(nodes: readonly JsonLdNode[]): string[] {
  return nodesOf(nodes).flatMap((thing) => {
    const type = String(thing['@type'])
    const lacks = (required[type] ?? []).filter((field) => isEmpty(thing[field]))
    const relative = ['url', 'item', 'contentUrl', 'embedUrl'].filter(
      (field) => field in thing && !/^https?:\/\//.test(String(thing[field])),
    )
    return [
      ...lacks.map((field) => `${type} lacks ${field}`),
      ...relative.map((field) => `${type} has a relative ${field}`),
    ]
  })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
