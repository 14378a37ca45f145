import pLimit from 'p-limit'
import { AuthenticationError, loginOperation, type PayloadRequest } from 'payload'
import { hashInVain } from './password-hash'

/** Password hashing takes a third of a second of one core: a few at once, of either kind of device. */
const limits = { known: pLimit(2), unknown: pLimit(2) }
const maxWaiting = 50

export class TooBusyError extends Error {}

type Credentials = { username: string; password: string }

/**
 * Signs in. An unknown name takes as long as a known one, for its password is hashed too.
 * @returns what Payload's own sign-in returns; null when name or password are wrong
 * @throws TooBusyError when too many passwords are waiting to be checked
 */
export async function checkPassword(req: PayloadRequest, given: Credentials, isKnown: boolean) {
  const { username, password } = given
  const limit = isKnown ? limits.known : limits.unknown
  if (limit.pendingCount >= maxWaiting) throw new TooBusyError()
  return limit(async () => {
    const where = { username: { equals: username } }
    const { totalDocs } = await req.payload.count({ collection: 'owners', where })
    if (totalDocs === 0) return hashInVain(password)
    return signInWith(req, { username, password }).catch((error: unknown) => {
      if (error instanceof AuthenticationError) return null
      throw error
    })
  })
}

/** Payload's own sign-in; its local operation would leave out the token, which the cookie needs. */
export const signInWith = (req: PayloadRequest, data: Credentials) =>
  loginOperation({ collection: req.payload.collections.owners, data, overrideAccess: false, req })
