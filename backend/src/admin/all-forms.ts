import { type CollectionConfig, deepMergeSimple, type GlobalConfig, type Plugin } from 'payload'
import { refuseStale } from '../saving/refuse-stale'

const beforeDocumentControls = [
  '/admin/form-errors#FormErrors',
  '/saving/unsaved-changes-notice#UnsavedChangesNotice',
]
const hideAPIURL = true

/**
 * Puts `FormErrors` and `UnsavedChangesNotice` into the form of every collection and global, and Payload's API nowhere;
 * none overwrites what another device has saved.
 */
export const allForms: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((it) =>
    deepMergeSimple<CollectionConfig>(it, {
      admin: { hideAPIURL, components: { edit: { beforeDocumentControls } } },
      hooks: { beforeValidate: [refuseStale, ...(it.hooks?.beforeValidate ?? [])] },
    }),
  ),
  globals: config.globals?.map((it) =>
    deepMergeSimple<GlobalConfig>(it, {
      admin: { hideAPIURL, components: { elements: { beforeDocumentControls } } },
      hooks: { beforeValidate: [refuseStale, ...(it.hooks?.beforeValidate ?? [])] },
    }),
  ),
})
