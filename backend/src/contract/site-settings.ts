import type { Payload } from 'payload'

/** What the owner has set, a group for each tab; a value that is not set is absent. */
export async function readSiteSettings(payload: Payload): Promise<object> {
  const { identity } = await payload.findGlobal({ slug: 'reglages', depth: 0 })
  return { identity: withoutEmpty(identity) }
}

/** A group without its empty values, and without the groups that have no others. */
function withoutEmpty(group: object | undefined): object | undefined {
  const entries = Object.entries(group ?? {})
    .map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null ? withoutEmpty(value) : value,
    ])
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
