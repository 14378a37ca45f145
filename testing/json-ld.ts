import type { JsonLdNode } from '../lib/seo/json-ld'
import requiredProperties from './required-properties.json' with { type: 'json' }

export type Properties = Readonly<Record<string, readonly string[]>>

/** The properties that the documentation of Google and Bing requires of each type; of other types the least of use. */
const required: Properties = requiredProperties

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

/**
 * The properties that a graph lacks, and its addresses that are not absolute.
 * @param wanted beside the required ones
 */
export function graphProblems(nodes: readonly JsonLdNode[], wanted: Properties = {}): string[] {
  return nodesOf(nodes).flatMap((thing) => {
    const type = String(thing['@type'])
    const lacks = [...(required[type] ?? []), ...(wanted[type] ?? [])].filter((field) =>
      isEmpty(thing[field]),
    )
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
