import { email } from '../../../../contract/site-settings/setting-rules.mjs'
import { networkOf, pageExamples, type SocialNetwork } from '../../../../contract/social-networks'
import { optional } from '../../fields/rules'
import { parseMapPoint } from './map-point'
import { parseOpeningHours } from './opening-hours'

export const isEmail = optional(
  (value) => email.safeParse(value).success,
  'Écrivez une adresse e-mail, comme contact@exemple.com.',
)

/** Of a page on a network or on any other site (R6), but on no network that has a field of its own. */
export const isPageOf = (network: SocialNetwork) =>
  optional(
    (value) =>
      /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(value) &&
      URL.canParse(value) &&
      (networkOf(value) ?? network) === network,
    `Collez l’adresse complète de votre page ${network}\u00a0: ${pageExamples[network]}.`,
  )

export const isMapPoint = optional(
  (value) => parseMapPoint(value) !== undefined,
  'Ce lien ne dit pas où est le point. Dans Google Maps, gardez le doigt sur le lieu\u00a0: deux nombres apparaissent, comme 6.3654, 2.4183. Copiez-les et collez-les ici.',
)

export const isOpeningHours = optional(
  (value) => parseOpeningHours(value) !== undefined,
  'Écrivez les heures ainsi\u00a0: 9h-19h, ou 9h-12h30, 14h-19h. Laissez vide un jour fermé.',
)
