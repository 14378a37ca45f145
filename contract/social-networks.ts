/** The social networks that the footer and the settings name, each with the address of a page as an example. */
export const pageExamples = {
  Facebook: 'https://www.facebook.com/votre-page',
  Instagram: 'https://www.instagram.com/votre-compte',
  TikTok: 'https://www.tiktok.com/@votre-compte',
  YouTube: 'https://www.youtube.com/@votre-chaine',
} as const

export type SocialNetwork = keyof typeof pageExamples

const networks = new Map(
  Object.entries(pageExamples).map(([name, example]) => [domainOf(example), name]),
)

/** The name of the network that an address is on; undefined on any other site. */
export const networkOf = (url: string) => networks.get(domainOf(url))

function domainOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^(www|m)\./, '') : ''
}
