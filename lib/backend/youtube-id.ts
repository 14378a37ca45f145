const idPattern = /^[A-Za-z0-9_-]{6,}$/

/**
 * The YouTube id in the address of a video, recognised by its path on any host: youtu.be/{id},
 * /watch?v={id}, /embed/{id}, /shorts/{id}, /live/{id}.
 * @returns undefined when the address is not recognised
 */
export function youtubeId(address: string): string | undefined {
  const given = address.trim()
  const absolute = /^https?:\/\//i.test(given) ? given : `https://${given.replace(/^\/+/, '')}`
  if (!URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  const [first, second] = url.pathname.split('/').filter(Boolean)
  const candidate = /(^|\.)youtu\.be$/i.test(url.hostname)
    ? first
    : first === 'watch'
      ? url.searchParams.get('v')
      : ['embed', 'shorts', 'live'].includes(first ?? '')
        ? second
        : undefined
  return candidate && idPattern.test(candidate) ? candidate : undefined
}
