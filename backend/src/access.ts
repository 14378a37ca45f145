import type { Access } from 'payload'

/** The public reads the content API only: Payload's own API is for signed-in people. */
const signedIn: Access = ({ req }) => Boolean(req.user)

/** Access of a collection. */
export const ownersOnly = {
  read: signedIn,
  readVersions: signedIn,
  create: signedIn,
  update: signedIn,
  delete: signedIn,
}

/** Access of a global. */
export const ownersOnlyGlobal = { read: signedIn, readVersions: signedIn, update: signedIn }
