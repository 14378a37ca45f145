import { settings } from '@/lib/site/settings'

/** An image: where the server fetches it to resize it, and where a browser finds the original. */
export type BackendFile = { src: string; href: string }

type Bases = { apiBaseUrl: string; publicApiBaseUrl: string }

/**
 * Where a file of the backend is (R13): an address beginning with «http» is used as it is, another
 * is prefixed with the API base. The API's own absolute addresses are recognised, so that browsers
 * always get the public base.
 * @returns undefined when there is no address
 */
export function fileAddress(
  given: string | null | undefined,
  bases: Bases = settings,
): BackendFile | undefined {
  const address = given?.trim()
  if (!address) return undefined
  const path = pathUnder(bases, address)
  if (path === undefined) return { src: address, href: address }
  return { src: bases.apiBaseUrl + path, href: bases.publicApiBaseUrl + path }
}

function pathUnder({ apiBaseUrl, publicApiBaseUrl }: Bases, address: string): string | undefined {
  if (!/^http/i.test(address)) return address.startsWith('/') ? address : `/${address}`
  const base = [apiBaseUrl, publicApiBaseUrl].find((known) => address.startsWith(`${known}/`))
  return base && address.slice(base.length)
}
