import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { networkOf } from '@/contract/social-networks'
import { socialNames } from './copy'

/**
 * The company's pages on social networks, in the order of the specification (R6); `label` is the network's name, or what
 * the page is.
 */
export function socialLinks(socials: SiteSettings['socials']) {
  return (['socialPage', 'videoSite', 'shortVideoApp', 'photoSite'] as const).flatMap((key) => {
    const href = socials[key]
    return href === undefined ? [] : { href, label: networkOf(href) ?? socialNames[key] }
  })
}
