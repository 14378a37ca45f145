import type { BrowserContext, Route } from '@playwright/test'

const localHosts = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Embeds that pages may show; each is answered by a small page instead of the network. */
const embedHosts = ['www.youtube-nocookie.com', 'www.openstreetmap.org']

const placeholderPage = `<!doctype html><html lang="fr"><head><title>Cadre</title></head><body><p>Cadre</p></body></html>`

function isEmbed(host: string): boolean {
  return embedHosts.includes(host) || host.endsWith('.tile.openstreetmap.org')
}

/**
 * Keeps a browser context on this machine: embeds and `allowed` hosts get a small page, anything
 * else is refused and reported.
 */
export async function blockExternalRequests(
  context: BrowserContext,
  allowed: string[],
  report: (problem: string) => void,
): Promise<void> {
  const isOutside = (url: URL) => /^(http|ws)/.test(url.protocol) && !localHosts.has(url.hostname)
  await context.route(isOutside, async (route: Route) => {
    const url = new URL(route.request().url())
    if (isEmbed(url.hostname) || allowed.includes(url.hostname)) {
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: placeholderPage })
      return
    }
    report(`A request left the machine: ${url.href}`)
    await route.abort()
  })
}
