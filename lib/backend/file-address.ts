import { settings } from '@/lib/site/settings'

/** A file on the backend: `src` is the URL for the server, `href` the URL for browsers. */
export type BackendFile = { src: string; href: string }

/**
 * The URLs of a file on the backend. An address that begins with `http` is used unchanged; any other
 * is prefixed with the API base. An absolute address under the API base is recognised, so that
 * browsers always get the public base.
 * @returns undefined when the address is missing or blank
 */
export function fileAddress(given: string | null | undefined): BackendFile | undefined {
  const address = given?.trim()
  if (!address) return undefined
  const path = pathUnderBase(address)
  if (path === undefined) return { src: address, href: address }
  return { src: settings.apiBaseUrl + path, href: settings.publicApiBaseUrl + path }
}

function pathUnderBase(address: string): string | undefined {
  if (!/^http/i.test(address)) return address.startsWith('/') ? address : `/${address}`
  const { apiBaseUrl, publicApiBaseUrl } = settings
  const base = [apiBaseUrl, publicApiBaseUrl].find((it) => address.startsWith(`${it}/`))
  return base && address.slice(base.length)
}
