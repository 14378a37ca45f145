import { createHash, createHmac, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { generateCookie, parseCookies } from 'payload/shared'

const lifetime = 180 * 24 * 60 * 60

/** Not the key of sessions: neither token can stand for the other. */
const keyOf = (secret: string) => createHmac('sha256', secret).update('known-device').digest()

/** One cookie for each account, so that several people can use one browser. */
const cookieName = (account: string) =>
  `known-device-${createHash('sha256').update(account).digest('hex').slice(0, 12)}`

/** The identifier of the device that sends these headers if it has signed in to this account before; else null. */
export async function knownDevice(headers: Headers, account: string, secret: string) {
  const token = parseCookies(headers).get(cookieName(account))
  if (!token) return null
  const checked = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'] }).catch(() => null)
  if (checked?.payload.sub !== account) return null
  return checked.payload.jti ?? null
}

/** The cookie by which a device is known from now on; a new identifier unless it has one. */
export async function knownDeviceCookie(
  account: string,
  device: string | null,
  { secret, secure }: { secret: string; secure: boolean },
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(account)
    .setJti(device ?? randomUUID())
    .setExpirationTime(`${lifetime} s`)
    .sign(keyOf(secret))
  return generateCookie<false>({
    name: cookieName(account),
    value: token,
    maxAge: lifetime,
    path: '/cms/owners/login',
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    returnCookieAsObject: false,
  })
}
