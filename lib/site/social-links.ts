import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { socialNames } from './copy'

/** The social networks that the footer names, by the domain of their URLs. */
const networks: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
}

/**
 * The company's pages on social networks, in the order of the specification (R6); `label` is the network's name, or what
 * the page is.
 */
export function socialLinks(socials: SiteSettings['socials']) {
  return (['socialPage', 'videoSite', 'shortVideoApp', 'photoSite'] as const).flatMap((key) => {
    const href = socials[key]
    return href === undefined ? [] : { href, label: networks[domainOf(href)] ?? socialNames[key] }
  })
}

function domainOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^(www|m)\./, '') : ''
}
