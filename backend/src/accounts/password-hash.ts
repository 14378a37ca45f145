import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Payload's own format, which it does not export (payload/dist/auth/strategies/local/generatePasswordSaltHash.js). */
const prefix = 'pbkdf2-sha256-v1:'

const hash = (password: string, salt: string) =>
  promisify(pbkdf2)(password, salt, 600_000, 32, 'sha256')

type StoredPassword = { hash?: string | null; salt?: string | null }

/** Whether a password is the one of an account that has signed in with this version of Payload. */
export async function matches(password: string, stored: StoredPassword): Promise<boolean> {
  if (!stored.salt || !stored.hash?.startsWith(prefix)) return false
  const expected = Buffer.from(stored.hash.slice(prefix.length), 'hex')
  const actual = await hash(password, stored.salt)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Takes as long as `matches`, for an account that does not exist. */
export async function hashInVain(password: string): Promise<null> {
  await hash(password, randomBytes(32).toString('hex'))
  return null
}
