import type { BrowserContext, Page } from '@playwright/test'

const localHosts = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Embeds that pages may show; each is answered by a small page instead of the network. */
const embedHosts = ['www.youtube-nocookie.com', 'www.openstreetmap.org']

const placeholderPage = `<!doctype html><html lang="fr"><head><title>Cadre</title></head><body><p>Cadre</p></body></html>`

/**
 * Answers embeds by a small page and reports any other request to another machine. That none leaves is
 * the browser's part: `localArgs`. Playwright's own routes would turn off the cache of every page.
 */
export async function blockExternalRequests(
  context: BrowserContext,
  report: (problem: string) => void,
): Promise<void> {
  context.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url())
    const isOutside = /^(http|ws)/.test(protocol) && !localHosts.has(hostname)
    if (isOutside && !embedHosts.includes(hostname)) report(`A request left the machine: ${href}`)
  })
  // A page that is closed by now needs no answers.
  context.on('page', (page) => void answerEmbeds(page).catch(() => undefined))
  for (const page of context.pages()) await answerEmbeds(page)
}

async function answerEmbeds(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'text/html; charset=utf-8' }]
    const body = Buffer.from(placeholderPage).toString('base64')
    const answer = { requestId, responseCode: 200, responseHeaders, body }
    void session.send('Fetch.fulfillRequest', answer).catch(() => undefined)
  })
  const patterns = embedHosts.map((host) => ({ urlPattern: `https://${host}/*` }))
  await session.send('Fetch.enable', { patterns })
}
