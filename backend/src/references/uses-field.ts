import type { UIField } from 'payload'

/** Names, with links, where a file or a category is used. */
export const usesField: UIField = {
  name: 'utilisations',
  type: 'ui',
  label: 'Utilisé dans',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/admin/uses#Uses' },
  },
}
