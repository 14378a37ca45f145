import type { Payload } from 'payload'
import { mergeSettings } from '../../../contract/site-settings/merge-settings'
import { parseOwnerSettings } from '../../../contract/site-settings/parse-owner-settings'
import { placeholders } from '../../../contract/site-settings/placeholders'
import { readSiteSettings } from '../content-api/site-settings'
import { environment } from '../environment'
import { legalParticulars } from '../globals/site-settings/legal-particulars'
import type { Check } from './panel'

const href = '/admin/globals/reglages'

const inOneSentence = new Intl.ListFormat('fr')

/** The settings of the site that still are examples, and the legal particulars that are missing. */
export async function settingsProblems(payload: Payload): Promise<Check[]> {
  const { owner } = parseOwnerSettings(await readSiteSettings(payload))
  const settings = mergeSettings(environment.siteDefaults, owner)
  const missing = legalParticulars.flatMap(([, key, , name]) => (settings.legal[key] ? [] : [name]))
  const examples = placeholders(settings).map(({ label }) => label)
  const hasOwnPrices = owner.beauty?.women?.treatments && owner.beauty.men?.treatments
  const prices = !hasOwnPrices && 'Les visiteurs lisent ceux du modèle.'
  const particulars = missing.length > 0 && `Il manque ${missing.join(', ')}.`
  return [
    ...sampleContentNotice(examples),
    { href, label: 'Soins et prix d’exemple', note: prices },
    { href, label: 'Mentions légales', note: particulars },
  ]
}

/** One row for all settings that still are examples, which it names; none where there are none. */
export function sampleContentNotice(names: string[]): Check[] {
  if (names.length === 0) return []
  const isOne = names.length === 1
  return [
    {
      href,
      label: isOne
        ? 'Une coordonnée d’exemple à remplacer'
        : `${names.length} coordonnées d’exemple à remplacer`,
      note: `Les visiteurs ${isOne ? 'la' : 'les'} voient\u00a0: ${inOneSentence.format(names)}.`,
    },
  ]
}
