import { expect, type Page, test } from '../support/shared-site-test'

// What was not seen, such as pictures further down, is missing without a network.
test.use({
  serviceWorkers: 'allow',
  allowConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load chunk)/],
})

const pagesCache = 'rayonne-1-pages'
const fallbackCache = 'rayonne-1-fallback'
const picturesCache = 'rayonne-1-pictures'

/** The addresses in a cache of the service worker, oldest first. */
const cached = (page: Page, cacheName: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    const keys = await (await caches.open(name)).keys()
    return keys.map(({ url }) => url.slice(location.origin.length))
  }, cacheName)

/** Opens a page, with what an application has added to its address, and waits until the service worker has cached it. */
async function read(page: Page, path: string, added = ''): Promise<void> {
  await page.goto(path + added)
  await expect.poll(() => cached(page, pagesCache)).toContain(path)
}

/** The addresses of the pictures that a page shows and that are not in the worker's cache yet. */
async function uncopiedPictures(page: Page): Promise<string[]> {
  const copied = await cached(page, picturesCache)
  const shown = await page.evaluate(() =>
    [...document.images].flatMap((it) =>
      it.currentSrc.startsWith(location.origin) ? it.currentSrc.slice(location.origin.length) : [],
    ),
  )
  return shown.filter((address) => !copied.includes(address))
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a picture that passed through the service worker is not requested again for its copy; offline, the pages visited last are served again, however their addresses were shared, and others show the offline page', async ({
  page,
  context,
}) => {
  await read(page, '/voyage', '?igsh=MzRl==')
  // Until its own pictures are copied, the worker goes on requesting them.
  await expect.poll(() => uncopiedPictures(page)).toEqual([])
  // It is requested last of all, when its copy is missing.
  await page.evaluate((name) => caches.delete(name), fallbackCache)
  const requested: string[] = []
  context.on('request', (request) => {
    const isPicture = /\/_next\/image|\/_pictures\//.test(request.url())
    if (isPicture && request.serviceWorker()) requested.push(request.url())
  })
  const end = context.waitForEvent('request', {
    predicate: (request) =>
      request.serviceWorker() !== null && request.url().endsWith('/hors-ligne'),
  })
  await read(page, '/medias')
  await end
  expect(requested.length).toBeGreaterThan(0)
  expect(requested).toEqual([...new Set(requested)])

  await expect.poll(() => cached(page, fallbackCache)).toContain('/hors-ligne')
  await context.setOffline(true)

  await page.goto('/voyage?fbclid=a&utm_source=ig')
  await expect(heading(page)).toHaveText('Voyage')
  await expect(
    page.getByRole('status').filter({ hasText: /^Copie du .* faute de réseau/ }),
  ).toBeVisible()
  const first = page.getByRole('main').locator('img').first()
  await expect
    .poll(() => first.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)
  const styles = await page.evaluate(() => document.styleSheets.length)
  expect(styles, 'style sheets of the copy').toBeGreaterThan(0)

  await page.goto('/immobilier')
  await expect(heading(page)).toHaveText('Hors ligne')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toHaveText([/^Médias/, /^Voyage/])
  await expect(main.getByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', '/immobilier')
  await main.getByRole('link', { name: /^Médias/ }).click()
  await expect(heading(page)).toHaveText('Médias')
  await page.goBack()

  await context.setOffline(false)
  await main.getByRole('button', { name: 'Effacer ces copies' }).click()
  await expect(main.getByText('Aucune page n’est enregistrée sur cet appareil.')).toBeVisible()
  expect(await cached(page, pagesCache)).toEqual([])
  await main.getByRole('link', { name: 'Réessayer' }).click()
  await expect(heading(page)).toHaveText('Immobilier')
})

test('online, pages come from the network, never from the cache; the last twenty pages are cached; no API, no video, no RSC payload', async ({
  page,
}) => {
  await read(page, '/medias')
  await page.evaluate(async (name) => {
    const html = '<!doctype html><html lang="fr"><h1>Copie</h1></html>'
    const headers = { 'content-type': 'text/html' }
    await (await caches.open(name)).put('/medias', new Response(html, { headers }))
  }, pagesCache)
  await page.reload()
  await expect(heading(page)).toHaveText('Médias')
  await expect(page.getByText(/faute de réseau/)).toHaveCount(0)

  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const addresses = ['/admin', '/api/health', '/jamais', 'https://example.org/']
    for (let index = 0; index < 22; index += 1)
      addresses.push(`/hors-ligne-${index}`, `/medias?n=${index}`)
    for (const seen of addresses)
      active?.postMessage({ seen, pictures: ['https://example.org/a.jpg'] })
  })
  await expect.poll(() => cached(page, pagesCache)).toContain('/medias?n=21')
  await expect.poll(async () => (await cached(page, pagesCache)).length).toBe(20)
  const all = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (it) => (await caches.open(it)).keys()))
    return keys.flat().map(({ url }) => url)
  })
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter((url) => /\/(api|admin|jamais)|_rsc|\.mp4|example\.org/.test(url))).toEqual([])
})
