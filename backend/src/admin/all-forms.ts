import { type CollectionConfig, deepMerge, type GlobalConfig, type Plugin } from 'payload'
import { uiField } from '../fields/plain'
import { boundOperations } from '../saving/bound-operations'
import { ownTimes, refuseStale } from '../saving/refuse-stale'

const notice = '/saving/unsaved-changes-notice#UnsavedChangesNotice'
const beforeDocumentControls = ['/admin/form-errors#FormErrors', '/admin/load-rows#LoadRows']

/** What comes before the fields and hooks that a collection (`edit`) or a global (`elements`) has of its own. */
const formWith = (controls: 'edit' | 'elements') => ({
  fields: [uiField('unsavedChanges', notice, { disableBulkEdit: true })],
  hooks: { beforeOperation: [boundOperations], beforeValidate: [ownTimes, refuseStale] },
  admin: { hideAPIURL: true, components: { [controls]: { beforeDocumentControls } } },
})

/**
 * Puts `FormErrors` and `UnsavedChangesNotice` into the form of every collection and global, and Payload's API nowhere;
 * none overwrites what another device has saved, says when it was saved, or is longer than a form.
 */
export const allForms: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((it) => deepMerge<CollectionConfig>(formWith('edit'), it)),
  globals: config.globals?.map((it) => deepMerge<GlobalConfig>(formWith('elements'), it)),
})
