import type { Field, SanitizedGlobalConfig, Tab } from 'payload'
import { proprietaire, proprietairesField } from '../../accounts/roles'
import { changesOf } from '../../audit/changes'
import { uiField } from '../../fields/plain'

/** The tabs that «rédaction» reads only: a number or an address leads the visitors' messages elsewhere. */
const ownersTabs = ['identity', 'socials', 'legal']

/** A tab of the settings; if it is one of these, with their access and a note for whom it is closed. */
export function withAccess(tab: Tab): Tab {
  if (!('name' in tab) || !ownersTabs.includes(tab.name ?? '')) return tab
  const fields = tab.fields.map((field) => ({ ...field, access: proprietairesField }) as Field)
  return { ...tab, fields: [note, ...fields] }
}

const note = uiField('ownersOnly', '/globals/site-settings/admin/owners-only#OwnersOnly', {
  condition: (_, __, { user }) => user?.role !== proprietaire,
})

/** Where the paths of their fields begin. */
export const ownersPaths = ownersTabs.map((name) => `${name}.`)

/** What differs between two states, a line for each field: in these tabs, and in all others. */
export function settingsChanges(global: SanitizedGlobalConfig, before: object, after: object) {
  const changes = (isOwners: boolean) => {
    const isMeant = (name: string) => ownersTabs.includes(name) === isOwners
    const fields = global.flattenedFields.filter(({ name }) => isMeant(name))
    return changesOf(fields, before, after)
  }
  return { ofOwners: changes(true), others: changes(false) }
}

/** The settings of a former version that can be restored: those that need no «propriétaire». */
export function withoutOwnersTabs(settings: object): object {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !ownersTabs.includes(name)))
}
