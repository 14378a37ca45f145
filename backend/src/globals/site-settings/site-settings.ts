import type { GlobalConfig } from 'payload'
import type { SiteDefaults } from '../../../../contract/site-settings/site-variables.mjs'
import { currentPasswordField } from '../../accounts/current-password'
import { withHelp } from '../../fields/help'
import { globalHooks } from '../../publication/hooks'
import { beautyTab } from './beauty'
import { companyTabs } from './company'
import { guardSettings, recordSettings, restoreSettings } from './guard-settings'
import { locationTab } from './location'
import { ownersPaths, withAccess } from './owners-tab'
import { pageTextTabs } from './page-texts'
import { picturesTab } from './pictures'

/** How many earlier states can be restored. */
const maxVersions = 100

/** What the owner changes of the site beside its contents; an empty field means the value in force. */
export function siteSettings(defaults: SiteDefaults): GlobalConfig {
  const settings: GlobalConfig = {
    slug: 'reglages',
    label: 'Réglages du site',
    admin: { group: 'Réglages' },
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
          ...companyTabs(defaults),
          locationTab(defaults),
          beautyTab,
          ...pageTextTabs,
          picturesTab,
        ].map(withAccess),
      },
      currentPasswordField(ownersPaths),
    ],
  }
  return withHelp(settings, 'reglages')
}
