const idPattern = /^(?!videoseries$|live_stream$)[A-Za-z0-9_-]{6,}$/

/** Characters that are looked through: a longer text is nothing that was pasted for its address. */
const longestText = 4000

/** Players whose addresses may look like YouTube's, as `facebook.com/watch?v=…` does. */
const otherPlayers = [
  ['Facebook', /(^|\.)(facebook\.com|fb\.com|fb\.watch)$/],
  ['Instagram', /(^|\.)instagram\.com$/],
  ['TikTok', /(^|\.)tiktok\.com$/],
] as const

/**
 * The address in a text as people paste it: without its scheme, with words around it, in an `<iframe>`.
 * @returns it with a scheme, `https:` where it had none; undefined without one
 */
export function addressIn(text: string): string | undefined {
  const start = text.slice(0, longestText)
  const [, source] = /<iframe[^>]*\ssrc=["']([^"']+)/i.exec(start) ?? []
  const given = source ?? start
  const [full] = /https?:\/\/[^\s<>"'«»]+/i.exec(given) ?? []
  const [, bare] =
    /(?:^|[\s(«>])(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?\/[^\s<>"'«»]*)/i.exec(given) ?? []
  const found = (full ?? (bare && `https://${bare}`))?.replace(/[.,;:!?…)\]]+$/, '')
  return found !== undefined && URL.canParse(found) ? found : undefined
}

/** The player other than YouTube's to which an address leads. */
export function otherPlayer(address: string) {
  const { hostname } = new URL(address)
  return otherPlayers.find(([, host]) => host.test(hostname))?.[0]
}

/**
 * The YouTube id in the address of a video, recognised by its path on any host but those of other players:
 * youtu.be/{id}, /watch?v={id}, /embed/{id}, /shorts/{id}, /live/{id}.
 * @param text as people paste it
 * @returns undefined when no address is recognised
 */
export function youtubeId(text: string): string | undefined {
  const address = addressIn(text)
  if (!address || otherPlayer(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  const [first = '', second] = pathname.split('/').filter(Boolean)
  const named = ['embed', 'shorts', 'live'].includes(first) ? second : undefined
  const onAnyHost = first === 'watch' ? searchParams.get('v') : named
  const candidate = /(^|\.)youtu\.be$/.test(hostname) ? first : onAnyHost
  return candidate && idPattern.test(candidate) ? candidate : undefined
}
