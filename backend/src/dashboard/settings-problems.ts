import type { Payload } from 'payload'
import { mergeSettings } from '../../../lib/shared/site-settings/merge-settings'
import { parseOwnerSettings } from '../../../lib/shared/site-settings/parse-owner-settings'
import { placeholders } from '../../../lib/shared/site-settings/placeholders'
import { readSettings } from '../../shared/settings.mjs'
import { readSiteSettings } from '../contract/site-settings'
import { legalParticulars } from '../globals/site-settings/legal-particulars'
import { exampleProblem } from './example-problem'
import type { ListedLink } from './panel'

const { siteDefaults } = readSettings()

const href = '/admin/globals/reglages'

/** The settings of the site that still are examples, and the legal particulars that are missing. */
export async function settingsProblems(payload: Payload): Promise<ListedLink[]> {
  const { owner } = parseOwnerSettings(await readSiteSettings(payload))
  const settings = mergeSettings(siteDefaults, owner)
  const missing = legalParticulars.flatMap(([, key, , name]) => (settings.legal[key] ? [] : [name]))
  const examples = placeholders(settings).map(({ label }) => label)
  return [
    ...exampleProblem(href, examples),
    ...(missing.length > 0
      ? [{ href, label: 'Mentions légales', note: `Il manque ${missing.join(', ')}.` }]
      : []),
  ]
}
