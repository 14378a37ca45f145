import type { GlobalConfig } from 'payload'
import type { SiteDefaults } from '../../../../lib/shared/site-settings/site-variables.mjs'
import { ownersOnlyGlobal } from '../../access'
import { presentPasswordField } from '../../accounts/present-password'
import { globalHooks } from '../../publication/hooks'
import { beautyTab } from './beauty'
import { coursesTab } from './courses'
import { guardSettings, recordSettings, restoreSettings } from './guard-settings'
import { heroesTab } from './heroes'
import { housesTab } from './houses'
import { identityTab } from './identity'
import { legalTab } from './legal'
import { locationTab } from './location'
import { ownersPaths, withAccess } from './owners-tab'
import { picturesTab } from './pictures'
import { socialsTab } from './socials'
import { travelTab } from './travel'

/** How many earlier states can be restored. */
const maxVersions = 100

/** What the owner changes of the site beside its contents; an empty field means the value in force. */
export function siteSettings(defaults: SiteDefaults): GlobalConfig {
  return {
    slug: 'reglages',
    label: 'Réglages du site',
    admin: {
      hideAPIURL: true,
      group: 'Réglages',
      description:
        'Ce que vous enregistrez ici est sur le site aussitôt. Un champ vide reprend la valeur écrite en gris.',
    },
    access: ownersOnlyGlobal,
    endpoints: [restoreSettings],
    hooks: {
      beforeValidate: [guardSettings],
      afterChange: [...globalHooks(['site-settings']).afterChange, recordSettings],
    },
    versions: { max: maxVersions },
    fields: [
      {
        type: 'tabs',
        tabs: [
          identityTab(defaults),
          socialsTab(defaults),
          legalTab(defaults),
          locationTab(defaults),
          beautyTab,
          coursesTab,
          travelTab,
          housesTab,
          heroesTab,
          picturesTab,
        ].map(withAccess),
      },
      presentPasswordField(ownersPaths),
    ],
  }
}
