import type { UIField } from 'payload'

/** The column of lists that says whether visitors see a document. */
export const onSiteField: UIField = {
  name: 'sur_le_site',
  type: 'ui',
  label: 'Sur le site',
  admin: { components: { Cell: '/admin/on-site#OnSite' } },
}
