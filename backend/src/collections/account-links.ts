import type { CollectionConfig } from 'payload'

const nobody = () => false

/** Links for new accounts and new passwords. Written and read by src/accounts/account-link.ts alone. */
export const AccountLinks: CollectionConfig = {
  slug: 'account-links',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'role', type: 'text' },
    { name: 'account', type: 'relationship', relationTo: 'owners' },
    { name: 'creator', type: 'relationship', relationTo: 'owners' },
    // Milliseconds since 1970.
    { name: 'expiresAt', type: 'number', required: true },
    { name: 'usedAt', type: 'number' },
  ],
}
