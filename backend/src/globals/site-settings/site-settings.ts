import type { GlobalConfig } from 'payload'
import { currentPasswordField } from '../../accounts/current-password'
import { withHelp } from '../../fields/help'
import { tellOf } from '../../publication/hooks'
import { beautyTab } from './beauty'
import { companyTabs } from './company'
import { guardSettings, recordSettings, restoreSettings } from './guard-settings'
import { locationTab } from './location'
import { ownersPaths, withAccess } from './owners-tab'
import { pageTextTabs } from './page-texts'
import { picturesTab } from './pictures'

const maxVersions = 100

/** What the owner changes of the site beside its contents; an empty field means the value in force. */
export const siteSettings = withHelp<GlobalConfig>(
  {
    slug: 'reglages',
    label: 'Réglages du site',
    admin: { group: 'Réglages' },
    endpoints: [restoreSettings],
    hooks: {
      beforeValidate: [guardSettings],
      afterChange: [tellOf('site-settings'), recordSettings],
    },
    versions: { max: maxVersions },
    fields: [
      {
        type: 'tabs',
        tabs: [...companyTabs, locationTab, beautyTab, ...pageTextTabs, picturesTab].map(
          withAccess,
        ),
      },
      currentPasswordField(ownersPaths),
    ],
  },
  'reglages',
)
