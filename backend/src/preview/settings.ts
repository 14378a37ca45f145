import { readSettings } from '../../shared/settings.mjs'

/**
 * What previews need: the public origin of the site, and the secret that signs their addresses.
 * @returns undefined when either is not set: there is no preview then
 */
export function previewSettings() {
  const { publicSiteUrl: siteUrl, revalidateSecret } = readSettings()
  return siteUrl && revalidateSecret ? { siteUrl, secret: revalidateSecret } : undefined
}
