import type { Payload } from 'payload'
import { defaultCopyrightYear } from '../../../contract/site-settings/merge-settings'
import { parseMapPoint } from '../globals/site-settings/map-point'
import { parseOpeningHours } from '../globals/site-settings/opening-hours'
import type { Reglage } from '../payload-types'
import { readContents } from './settings-contents'

/** What the owner has set, a group for each tab; a value that is not set is absent. */
export async function readSiteSettings(payload: Payload): Promise<object> {
  const global = await payload.findGlobal({ slug: 'reglages', depth: 1 })
  const { identity, socials, legal, location } = global
  const contents = { location: readLocation(location), ...readContents(global) }
  const copyright_year = yearOf(legal?.copyright_year)
  const groups = { identity, socials, legal: { ...legal, copyright_year }, ...contents }
  return withoutEmpty(groups) ?? {}
}

/** The year of ©; absent where it is that of the site, `current` where it is empty. */
function yearOf(typed: string | null | undefined) {
  const year = Number(typed)
  return year === defaultCopyrightYear ? undefined : year || 'current'
}

function readLocation({ hours, map_point, ...texts }: NonNullable<Reglage['location']> = {}) {
  const days = Object.entries(hours ?? {}).flatMap(([day, text]) => {
    const intervals = text ? parseOpeningHours(text) : undefined
    return intervals ? [[day, intervals] as const] : []
  })
  return {
    ...texts,
    opening_hours: Object.fromEntries(days),
    map_point: map_point ? parseMapPoint(map_point) : undefined,
  }
}

function withoutEmpty(group: object): object | undefined {
  const entries = Object.entries(group)
    .map(([name, value]: [string, unknown]) => [name, isGroup(value) ? withoutEmpty(value) : value])
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
