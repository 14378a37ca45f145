import type { CollectionConfig } from 'payload'
import { nobody } from '../accounts/roles'

const internal = {
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
} as const satisfies Partial<CollectionConfig>

/** Links for new accounts and new passwords, and recovery codes. Of src/accounts/account-link.ts. */
export const AccountLinks: CollectionConfig = {
  slug: 'account-links',
  ...internal,
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

/** The authenticator apps of accounts. A table of its own: Payload writes accounts as it has read them. */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  ...internal,
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'owners', unique: true },
    // Encrypted.
    { name: 'secret', type: 'text', required: true },
    // Of the last code that was used: 30 seconds each, since 1970.
    { name: 'lastStep', type: 'number', required: true },
  ],
}

/** Opened WhatsApp links by day in Cotonou, area and page, and nothing about visitors. Of src/contact-clicks alone. */
export const ContactClicks: CollectionConfig = {
  slug: 'contact-clicks',
  // Without times, which would tell more than the day.
  ...internal,
  indexes: [{ fields: ['day', 'area', 'page'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true },
    { name: 'area', type: 'text', required: true },
    { name: 'page', type: 'text', required: true },
    { name: 'clicks', type: 'number', required: true },
  ],
}
