import type { CollectionConfig } from 'payload'

// Where a collection or a global names no access, Payload's own rule holds (access.test.ts): all is for signed-in
// people. The public reads the content API only.

/** Access to what the server alone does. */
export const nobody = () => false

/** A collection that the server alone reads and writes. */
export const internal = {
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
} as const satisfies Partial<CollectionConfig>
