import { createHmac } from 'node:crypto'
import { derivedSecret } from '../platform/derived-secret.mjs'
import { sameSecret } from '../platform/secrets.mjs'

/** What is published and can be previewed: collections of the back-office, in the order of its menu. */
export const previewKinds = [
  'evenements',
  'videos',
  'photos',
  'formations',
  'photos-beaute',
  'videos-beaute',
  'destinations',
  'maisons',
] as const
export type PreviewKind = (typeof previewKinds)[number]

/** Milliseconds during which an address opens a preview. */
export const previewLifetimeMs = 15 * 60 * 1000

/** `expired`: it was valid. `invalid`: it was never signed, or was altered, or no secret is shared. */
type AddressState = 'valid' | 'expired' | 'invalid'

/** The parts of an address, as the request has them; all but `kind` and `id` are query parameters; `expire` in seconds since 1970. */
type PreviewAddress = Record<'kind' | 'id' | 'expire' | 'signature', string>

/** Whether a text names something that can be previewed. */
export function isPreviewKind(text: string): text is PreviewKind {
  return previewKinds.some((kind) => kind === text)
}

/**
 * The path on the site that shows the latest draft of a content for the next quarter of an hour.
 * @param secret shared by site and backend (REVALIDATE_SECRET)
 * @param now milliseconds since 1970
 */
export function previewPath(kind: PreviewKind, id: string, secret: string, now: number): string {
  const expire = String(Math.ceil((now + previewLifetimeMs) / 1000))
  const query = new URLSearchParams({ expire, signature: sign(kind, id, expire, secret) })
  return `/apercu/${kind}/${id}?${query}`
}

/** Checks an address; in constant time where the secret counts. Never throws. @param now milliseconds since 1970 */
export function checkPreviewAddress(
  { kind, id, expire, signature }: PreviewAddress,
  secret: string | undefined,
  now: number,
): AddressState {
  if (!secret || !/^\d{1,12}$/.test(expire)) return 'invalid'
  if (!sameSecret(signature, sign(kind, id, expire, secret))) return 'invalid'
  return Number(expire) * 1000 > now ? 'valid' : 'expired'
}

/** A signature that counts for nothing else that the secret protects. */
function sign(kind: string, id: string, expire: string, secret: string): string {
  const text = JSON.stringify(['apercu', kind, id, expire])
  return createHmac('sha256', derivedSecret(secret, 'previews')).update(text).digest('base64url')
}
