import type { Payload } from 'payload'
import { mergeSettings } from '../../../lib/shared/site-settings/merge-settings'
import { parseOwnerSettings } from '../../../lib/shared/site-settings/parse-owner-settings'
import { placeholders } from '../../../lib/shared/site-settings/placeholders'
import { readSettings } from '../../shared/settings.mjs'
import { readSiteSettings } from '../contract/site-settings'
import { exampleProblem } from './example-problem'
import type { ListedLink } from './panel'

const { siteDefaults } = readSettings()

const legalNames = {
  publisher: 'l’éditeur',
  legalForm: 'la forme juridique',
  registration: 'l’immatriculation',
  address: 'l’adresse',
  director: 'le directeur de la publication',
  host: 'l’hébergeur',
  hostAddress: 'l’adresse de l’hébergeur',
} as const

const href = '/admin/globals/reglages'

/** The settings of the site that still are examples, and the legal particulars that are missing. */
export async function settingsProblems(payload: Payload): Promise<ListedLink[]> {
  const { owner } = parseOwnerSettings(await readSiteSettings(payload))
  const settings = mergeSettings(siteDefaults, owner)
  const missing = Object.entries(legalNames)
    .filter(([name]) => !settings.legal[name as keyof typeof legalNames])
    .map(([, label]) => label)
  const examples = placeholders(settings).map(({ label }) => label)
  return [
    ...exampleProblem(href, examples),
    ...(missing.length > 0
      ? [{ href, label: 'Mentions légales', note: `Il manque ${missing.join(', ')}.` }]
      : []),
  ]
}
