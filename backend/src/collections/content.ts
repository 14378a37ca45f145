import type { CollectionConfig, TextField, UIField } from 'payload'
import type { Resource } from '../../../contract/endpoints'
import { nobody } from '../accounts/roles'
import { recordBinned, recordDeleted } from '../audit/record-deletion'
import { environment } from '../environment'
import { withHelp } from '../fields/help'
import { uiField } from '../fields/plain'
import { isOrdered, orderHooks } from '../order/keys'
import { previewOrigin } from '../preview/preview'
import { publicationHooks } from '../publication/hooks'
import { nameRefused } from '../publication/name-refused'
import { cancelWhenBinned } from '../publication/scheduled'
import { restoreFiles } from '../references/references'

const { siteUrl } = environment
const share = { path: '/sharing/share-document#ShareDocument', clientProps: { siteUrl } }

/** The column of lists that says whether visitors see a document. */
const onSiteField: UIField = {
  name: 'sur_le_site',
  type: 'ui',
  label: 'Sur le site',
  admin: { components: { Cell: '/admin/on-site#OnSite' } },
}

/** Who saved a version: the user name, which stays when the account goes. The server alone writes it. */
const authorField: TextField = {
  name: 'modifie_par',
  type: 'text',
  label: 'Modifié par',
  access: { create: nobody, update: nobody },
  admin: { position: 'sidebar', condition: ({ modifie_par }) => Boolean(modifie_par) },
  hooks: { beforeChange: [({ req, value }) => req.user?.username ?? value] },
}

const planned = uiField('programmation', '/publication/planned#Planned')
const focus = uiField('a_remplir', '/admin/focus-empty-field#FocusEmptyField')

type Description = CollectionConfig & { resource: Resource; help: Parameters<typeof withHelp>[1] }

/** A collection that can be published: drafts, previews, publication at a set time, a bin, and the webhook on changes. */
export function contentCollection(description: Description): CollectionConfig {
  const { resource, help, ...described } = description
  const { slug, admin, fields, hooks: own, ...rest } = withHelp<CollectionConfig>(described, help)
  const hooks = publicationHooks(resource, slug)
  const order = isOrdered(slug) ? orderHooks(slug) : { beforeChange: [], afterChange: [] }
  return {
    slug,
    defaultSort: isOrdered(slug) ? '_order' : '-createdAt',
    ...rest,
    fields: [planned, uiField('partage', share), ...fields, focus, onSiteField, authorField],
    admin: {
      useAsTitle: 'title',
      // A row is dragged within a page.
      pagination: isOrdered(slug) ? { defaultLimit: 50 } : undefined,
      // The two components know the document; only the site's origin is left to tell them.
      preview: previewOrigin,
      livePreview: { url: previewOrigin },
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          editMenuItems: ['/publication/schedule-item#ScheduleItem'],
          PreviewButton: '/admin/preview-button#PreviewButton',
        },
        views: {
          edit: {
            livePreview: { Component: '/admin/live-preview#LivePreview' },
            versions: { Component: '/versions/versions#Versions' },
          },
        },
      },
    },
    trash: true,
    orderable: isOrdered(slug),
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 20 },
    hooks: {
      ...hooks,
      beforeValidate: [restoreFiles],
      beforeChange: order.beforeChange,
      afterChange: [...order.afterChange, ...hooks.afterChange, cancelWhenBinned, recordBinned],
      afterDelete: [...hooks.afterDelete, recordDeleted],
      afterOperation: [nameRefused, ...(own?.afterOperation ?? [])],
    },
  }
}
