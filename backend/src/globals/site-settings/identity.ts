import type { Tab } from 'payload'
import type { SiteDefaults } from '../../../../lib/shared/site-settings/site-variables.mjs'
import { contactAreaNames, contactAreas } from '../../../../lib/shared/universes.mjs'
import { normalizePhone } from './phone'
import { isEmail, isPhone } from './rules'
import { valueField } from './value-field'

/** The names, and how visitors reach the company. */
export function identityTab(defaults: SiteDefaults): Tab {
  const { productName, careBrand, companyPhone, email, whatsapp } = defaults
  return {
    name: 'identity',
    label: 'Coordonnées',
    fields: [
      valueField({ name: 'product_name', label: 'Nom du site', inForce: productName }),
      valueField({ name: 'care_brand', label: 'Nom de l’institut', inForce: careBrand }),
      valueField({
        name: 'company_phone',
        label: 'Téléphone',
        inForce: companyPhone,
        description:
          'Avec l’indicatif du pays, ou les dix chiffres d’un numéro du Bénin. Il reçoit aussi les messages WhatsApp des parties du site qui n’ont pas leur numéro.',
        validate: isPhone,
        normalize: normalizePhone,
      }),
      valueField({ name: 'email', label: 'E-mail', inForce: email, validate: isEmail }),
      {
        name: 'whatsapp',
        type: 'group',
        label: 'Un numéro WhatsApp pour chaque partie du site',
        fields: contactAreas.map((name) =>
          valueField({
            name,
            label: contactAreaNames[name],
            inForce: whatsapp[name],
            description: whatsapp[name] ? undefined : 'Vide\u00a0: le téléphone ci-dessus.',
            validate: isPhone,
            normalize: normalizePhone,
          }),
        ),
      },
    ],
  }
}
