import type { Page, Request } from '@playwright/test'
import { derivedSecret } from '../../lib/shared/derived-secret.mjs'
import type { MockBackend } from '../mock-backend/server'
import { waitForHydration } from '../support/hydration'
import { revalidateSecret } from '../support/site'
import { expect, test } from '../support/worker-site-test'

// The tests below open its links, which are answered on this machine.
test.use({ allowConsole: [/^A request left the machine: https:\/\/wa\.me\//] })

const beaconPath = '/api/messages'

/** Keeps WhatsApp from being requested, and collects the beacons of a page and of those it opens. */
async function watchBeacons(page: Page): Promise<Request[]> {
  const beacons: Request[] = []
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  page.on('request', (it) => {
    const { pathname, search } = new URL(it.url())
    if (pathname === beaconPath && search === '') beacons.push(it)
  })
  return beacons
}

const quoteLink = (page: Page) =>
  page.getByRole('main').locator('a[href^="https://wa.me/"]').first()

const countedBy = (mock: MockBackend) =>
  mock.requests.filter(({ path }) => path === '/api/contact-clicks/')

test('R41 A52 opened WhatsApp links are counted once, by page, without anything about the visitor; shares and visitors who ask not to be followed are not', async ({
  mock,
  page,
}) => {
  mock.countContacts()
  const beacons = await watchBeacons(page)

  await test.step('each way to open a link is counted', async () => {
    await page.goto('/voyage/destination/france?utm_source=lettre')
    await waitForHydration(page)
    await quoteLink(page).click()
    await expect.poll(() => countedBy(mock).length).toBe(1)
    expect(beacons).toHaveLength(1)
    expect(beacons[0]?.postData()).toBe('/voyage/destination/france?utm_source=lettre')
    expect(beacons[0]?.headers().cookie).toBeUndefined()
    const [counted] = countedBy(mock)
    expect(counted?.body).toBe('{"area":"voyage","page":"/voyage/destination/france"}')
    expect(counted?.headers.authorization).toBe(
      `Bearer ${derivedSecret(revalidateSecret, 'clicks')}`,
    )
    for (const name of ['user-agent', 'x-forwarded-for', 'cookie', 'referer']) {
      expect(counted?.headers[name] ?? 'node', name).toBe('node')
    }
    await quoteLink(page).click({ button: 'middle' })
    await expect.poll(() => countedBy(mock).length).toBe(2)
    // No visitor's click.
    await quoteLink(page).evaluate((link: HTMLAnchorElement) => link.click())
  })

  await test.step('R41 the contact panel names its page and counts, sharing a page does not', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/medias/mediaevenements')
    expect(beacons).toHaveLength(2)
    await waitForHydration(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Partager/ })
      .first()
      .click()
    await page.getByRole('dialog').locator('a[href^="https://wa.me/?"]').click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Contact' }).click()
    const write = page.getByRole('banner').getByRole('link', { name: 'Envoyer un message' })
    await write.click()
    await expect.poll(() => countedBy(mock).length).toBe(3)
    expect(beacons.at(-1)?.postData()).toBe('/medias/mediaevenements')
    expect(countedBy(mock)[2]?.body).toBe('{"area":"medias","page":"/medias/mediaevenements"}')
    const { searchParams } = new URL((await write.getAttribute('href')) ?? '')
    expect(searchParams.get('text')).toMatch(/^Bonjour.*\nhttp:.*\/medias\/mediaevenements$/)
  })

  await test.step('A62 a search in vain counts its words: none of an address, of a refusal, about a person', async () => {
    await page.goto('/recherche?q=qzqzqz')
    for (const words of ['wxwxwx', 'qzqz@example.org', 'Zythùms, qzqz']) {
      await page.setExtraHTTPHeaders(words === 'wxwxwx' ? { 'sec-gpc': '1' } : {})
      await page.getByRole('main').getByRole('textbox').fill(words)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
    }
    await expect.poll(() => countedBy(mock).length).toBe(4)
    expect(countedBy(mock)[3]?.body).toBe('{"area":"recherche","page":"zythums qzqz"}')
  })

  await test.step('A52 pages that are looked at are counted, and what led to the first; not those of robots', async () => {
    const browser = page.context().browser()
    const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile'
    const context = await browser?.newContext({ userAgent, baseURL: new URL(page.url()).origin })
    const visit = await context?.newPage()
    if (!visit) throw new Error('no browser')
    await visit.goto('/voyage', { referer: 'https://l.facebook.com/l.php?u=x' })
    await expect.poll(() => countedBy(mock).length).toBe(6)
    await visit.getByRole('navigation').getByRole('link', { name: 'Beauté' }).first().click()
    await expect.poll(() => countedBy(mock).length).toBe(7)
    expect(
      countedBy(mock)
        .slice(4)
        .map(({ body }) => body),
    ).toEqual([
      '{"area":"visite-voyage","page":"/voyage"}',
      '{"area":"provenance","page":"facebook"}',
      '{"area":"visite-beaute","page":"/beaute"}',
    ])
    await context?.close()
  })

  await test.step('a browser that asks not to be followed sends nothing', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await page.goto('/voyage/destination/france')
    await waitForHydration(page)
    const opened = page.waitForEvent('popup')
    await quoteLink(page).click()
    await opened
    expect(beacons).toHaveLength(3)
  })
})
