import type { Access, CollectionConfig } from 'payload'

/** The public reads the content API only: Payload's own API is for signed-in people. */
const signedIn: Access = ({ req }) => Boolean(req.user)

/** Access of a global. */
export const ownersOnlyGlobal = { read: signedIn, readVersions: signedIn, update: signedIn }

/** Access of a collection. */
export const ownersOnly = { ...ownersOnlyGlobal, create: signedIn, delete: signedIn }

export const nobody = () => false

/** A collection that the server alone reads and writes. */
export const internal = {
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
} as const satisfies Partial<CollectionConfig>
