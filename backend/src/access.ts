import type { Access } from 'payload'

/** The public reads through the contract only: Payload's own interface is for signed-in people. */
const signedIn: Access = ({ req }) => Boolean(req.user)

/** Access of a collection that its owner manages alone. */
export const ownersOnly = {
  read: signedIn,
  readVersions: signedIn,
  create: signedIn,
  update: signedIn,
  delete: signedIn,
}

/** The same, in the words of a single document. */
export const ownersOnlyGlobal = { read: signedIn, readVersions: signedIn, update: signedIn }
