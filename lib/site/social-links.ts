/** The social networks that the footer names, by the domain of their URLs. */
const networks = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
} as const

export type SocialNetwork = (typeof networks)[keyof typeof networks]

/** The social network of a URL; undefined for any other site. */
export function socialNetwork(url: string): SocialNetwork | undefined {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\.|^m\./, '') : ''
  return Object.entries(networks).find(([domain]) => domain === host)?.[1]
}
