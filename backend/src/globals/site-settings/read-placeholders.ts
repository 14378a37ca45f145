import type { Payload } from 'payload'
import { mergeSettings } from '../../../../lib/shared/site-settings/merge-settings'
import { parseOwnerSettings } from '../../../../lib/shared/site-settings/parse-owner-settings'
import { type Placeholder, placeholders } from '../../../../lib/shared/site-settings/placeholders'
import { readSettings } from '../../../shared/settings.mjs'
import { readSiteSettings } from '../../contract/site-settings'

/** The settings that still are examples on the site: a number of zeros, `example.org`. */
export async function readPlaceholders(payload: Payload): Promise<Placeholder[]> {
  const { owner } = parseOwnerSettings(await readSiteSettings(payload))
  const { siteDefaults } = readSettings(process.env, process.cwd())
  return placeholders(mergeSettings(siteDefaults, owner))
}
