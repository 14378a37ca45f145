import type { Request } from '@playwright/test'
import { derivedSecret } from '../../platform/derived-secret.mjs'
import { revalidateSecret } from '../../testing/site'
import type { MockBackend } from '../mock-backend/server'
import { waitForHydration } from '../support/hydration'
import { expect, test } from '../support/worker-site-test'

// The test below opens its links, which are answered on this machine.
test.use({ allowConsole: [/^A request left the machine: https:\/\/wa\.me\//] })

const countedBy = (mock: MockBackend) =>
  mock.requests.filter(({ path }) => path === '/api/contact-clicks/')

// Which clicks and searches are counted: components/layout/contact-clicks.test.ts, lib/search/words.test.ts.
test('R41 A52 A62 opened WhatsApp links, pages that are looked at and searches in vain are counted, without anything about the visitor', async ({
  mock,
  page,
}) => {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const beacons: Request[] = []
  page.on('request', (it) => it.url().endsWith('/api/messages') && beacons.push(it))

  await test.step('a link', async () => {
    await page.goto('/voyage/destination/france?utm_source=lettre')
    await waitForHydration(page)
    await page.getByRole('main').locator('a[href^="https://wa.me/"]').first().click()
    await expect.poll(() => countedBy(mock).length).toBe(1)
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
  })

  await test.step('the contact panel, whose message names its page as it is without campaigns', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/medias/mediaevenements?fbclid=a&utm_source=ig')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Contact' }).click()
    const write = page.getByRole('banner').getByRole('link', { name: 'Envoyer un message' })
    await write.click()
    await expect.poll(() => countedBy(mock).length).toBe(2)
    expect(countedBy(mock)[1]?.body).toBe('{"area":"medias","page":"/medias/mediaevenements"}')
    expect(beacons).toHaveLength(2)
    const { searchParams } = new URL((await write.getAttribute('href')) ?? '')
    expect(searchParams.get('text')).toMatch(/^Bonjour.*\nhttp:.*\/medias\/mediaevenements$/)
  })

  await test.step('words of a form, none of an address', async () => {
    await page.goto('/recherche?q=qzqzqz')
    await page.getByRole('main').getByRole('textbox').fill('Zythùms, qzqz')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zythùms, qzqz')
    await expect.poll(() => countedBy(mock).length).toBe(3)
    expect(countedBy(mock)[2]?.body).toBe('{"area":"recherche","page":"zythums qzqz"}')
  })

  await test.step('pages, and what led to the first; not those of robots', async () => {
    const browser = page.context().browser()
    const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile'
    const context = await browser?.newContext({ userAgent, baseURL: new URL(page.url()).origin })
    const visit = await context?.newPage()
    if (!visit) throw new Error('no browser')
    await visit.goto('/voyage', { referer: 'https://l.facebook.com/l.php?u=x' })
    await expect.poll(() => countedBy(mock).length).toBe(5)
    await visit.getByRole('navigation').getByRole('link', { name: 'Beauté' }).first().click()
    await expect.poll(() => countedBy(mock).length).toBe(6)
    expect(
      countedBy(mock)
        .slice(3)
        .map(({ body }) => body),
    ).toEqual([
      '{"area":"visite-voyage","page":"/voyage"}',
      '{"area":"provenance","page":"facebook"}',
      '{"area":"visite-beaute","page":"/beaute"}',
    ])
    await context?.close()
  })
})
