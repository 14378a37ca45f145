import type { Payload } from 'payload'
import { mergeSettings } from '../../../contract/site-settings/merge-settings'
import { parseOwnerSettings } from '../../../contract/site-settings/parse-owner-settings'
import { placeholders } from '../../../contract/site-settings/placeholders'
import { readEnvironment } from '../../environment/environment.mjs'
import { readSiteSettings } from '../content-api/site-settings'
import { legalParticulars } from '../globals/site-settings/legal-particulars'
import type { ListedLink } from './panel'
import { sampleContentNotice } from './sample-content-notice'

const { siteDefaults } = readEnvironment()

const href = '/admin/globals/reglages'

/** The settings of the site that still are examples, and the legal particulars that are missing. */
export async function settingsProblems(payload: Payload): Promise<ListedLink[]> {
  const { owner } = parseOwnerSettings(await readSiteSettings(payload))
  const settings = mergeSettings(siteDefaults, owner)
  const missing = legalParticulars.flatMap(([, key, , name]) => (settings.legal[key] ? [] : [name]))
  const examples = placeholders(settings).map(({ label }) => label)
  return [
    ...sampleContentNotice(href, examples),
    ...(missing.length > 0
      ? [{ href, label: 'Mentions légales', note: `Il manque ${missing.join(', ')}.` }]
      : []),
  ]
}
