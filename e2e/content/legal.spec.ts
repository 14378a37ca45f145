import { accessibilityAudit, conformityRate } from '../../lib/site/accessibility-audit'
import { serverHtml } from '../support/server-html'
import { sharedSite } from '../support/shared-site'
import { expect, test } from '../support/shared-site-test'

test('R1 the contents of the legal pages lead to each section', async ({ request }) => {
  for (const [path, says] of [
    ['/mentions-legales', 'Éditeur'],
    ['/confidentialite', 'youtube-nocookie.com'],
    ['/accessibilite', `soit ${conformityRate(accessibilityAudit)} %`],
    ['/plan-du-site', 'Coiffure et tresses'],
  ] as const) {
    const { html, text } = await serverHtml(request, path)
    expect.soft(text, path).toContain(says)
    const contents = /<nav aria-label="Sommaire"[^]*?<\/nav>/.exec(html)?.[0] ?? ''
    const anchors = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    const headings = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
    expect.soft(anchors.length, path).toBeGreaterThan(2)
    expect.soft(anchors, path).toEqual(headings)
  }
})

test('no third party is requested, no cookie stored before the visitor acts', async ({ page }) => {
  const { url, mockOrigin } = sharedSite()
  const own = [url, mockOrigin]
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  for (const path of ['/', '/medias', '/voyage', '/immobilier']) {
    const before = requested.length
    await page.goto(path, { waitUntil: 'load' })
    expect(requested.length).toBeGreaterThan(before + 1)
  }
  const external = requested.filter(
    (url) => /^http/.test(url) && !own.includes(new URL(url).origin),
  )
  expect(external).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})
