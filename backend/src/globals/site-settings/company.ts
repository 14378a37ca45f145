import type { Tab } from 'payload'
import { defaultCopyrightYear } from '../../../../contract/site-settings/merge-settings'
import type { SocialNetwork } from '../../../../contract/social-networks'
import { contactAreaNames, contactAreas } from '../../../../contract/universes.mjs'
import { environment } from '../../environment'
import { group } from '../../fields/plain'
import { optional } from '../../fields/rules'
import { legalParticulars } from './legal-particulars'
import { normalizeAddress } from './page-address'
import { isPhone, normalizePhone } from './phone'
import { isEmail, isPageOf } from './rules'
import { valueField } from './value-field'

const { socials, legal, ...defaults } = environment.siteDefaults
const { productName, careBrand, companyPhone, email, whatsapp } = defaults
const phone = { validate: isPhone, normalize: normalizePhone }
const page = (name: string, label: SocialNetwork, inForce?: string) =>
  valueField(name, label, {
    inForce,
    description: 'Collez l’adresse de votre page.',
    validate: isPageOf(label),
    normalize: normalizeAddress,
  })

/** Who the company is and how visitors reach it: the tabs that a «propriétaire» alone changes. */
export const companyTabs: Tab[] = [
  {
    name: 'identity',
    label: 'Coordonnées',
    fields: [
      valueField('product_name', 'Nom du site', { inForce: productName }),
      valueField('care_brand', 'Nom de l’institut', { inForce: careBrand }),
      valueField('company_phone', 'Téléphone', {
        inForce: companyPhone,
        description:
          'Avec l’indicatif du pays, ou les dix chiffres d’un numéro du Bénin. Il reçoit aussi les messages WhatsApp des parties du site qui n’ont pas leur numéro.',
        ...phone,
      }),
      valueField('email', 'E-mail', { inForce: email, validate: isEmail }),
      group(
        'whatsapp',
        'Un numéro WhatsApp pour chaque partie du site',
        contactAreas.map((name) =>
          valueField(name, contactAreaNames[name], {
            inForce: whatsapp[name],
            description: whatsapp[name] ? undefined : 'Vide\u00a0: le téléphone ci-dessus.',
            ...phone,
          }),
        ),
      ),
    ],
  },
  {
    name: 'socials',
    label: 'Réseaux',
    fields: [
      page('social_page', 'Facebook', socials.socialPage),
      page('video_site', 'YouTube', socials.videoSite),
      page('short_video_app', 'TikTok', socials.shortVideoApp),
      page('photo_site', 'Instagram', socials.photoSite),
    ],
  },
  {
    name: 'legal',
    label: 'Mentions légales',
    fields: [
      ...legalParticulars.map(([name, key, label]) => {
        const description = key === 'legalForm' ? 'Par exemple SARL, avec son capital.' : undefined
        return valueField(name, label, { inForce: legal[key], description })
      }),
      {
        ...valueField('copyright_year', 'Année après ©, en bas des pages', {
          validate: optional(
            (typed) => /^(19|20)\d\d$/.test(typed),
            'Écrivez une année, comme 2026.',
          ),
        }),
        defaultValue: () => String(defaultCopyrightYear),
      },
    ],
  },
]
