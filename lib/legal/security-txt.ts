import { isPlaceholder } from '@/contract/site-settings/placeholders'
import { absoluteUrl } from '@/lib/site/urls'

/** RFC 9116 asks for less than a year. */
const validDays = 364

/**
 * The file `security.txt`.
 * @param email of the owner
 * @param now when it is made
 * @returns null while the address is an example
 */
export function securityTxt(email: string, now: Date): string | null {
  if (isPlaceholder(email)) return null
  const expires = new Date(now)
  expires.setUTCDate(now.getUTCDate() + validDays)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
