import path from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import { universePaths, unknownPath } from '../routes'
import { holdRequests, scriptFiles } from '../support/hold-requests'
import { waitForHydration } from '../support/hydration'
import { expect, type Page, test } from '../support/shared-site-test'

const phone = { width: 360, height: 740 }
const films = path.join(root, 'backend/seed/pictures/entetes')
const heroPictures = '**/_pictures/hero/**'

test.describe('on the first page of a visit', () => {
  test.use({ splash: true })
  for (const path of ['/', ...universePaths]) {
    const tag = path === '/' ? undefined : '@slow'
    test(`R1 nothing competes with the hero picture of ${path}`, { tag }, async ({ page }) => {
      const requested = new Set<string>()
      const heroes: string[] = []
      page.on('request', (request) => requested.add(request.resourceType()))
      page.on('request', (it) => it.url().includes('/_pictures/hero/') && heroes.push(it.url()))
      const release = await holdRequests(page, heroPictures)
      const picture = page.waitForRequest(heroPictures)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await picture
      expect([...requested].sort()).toEqual(['document', 'image'])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      release()
      await waitForHydration(page)
      expect(requested).toContain('stylesheet')
      expect(heroes).toEqual([expect.stringMatching(/\.avif$/)])
    })
  }
})

/** The elements that were the largest contentful paint so far, the last one last. */
const largestPaints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<(string | undefined)[]>((resolve) => {
        const type = 'largest-contentful-paint'
        const observer = new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { element?: Element })[]
          resolve(entries.map(({ element }) => element?.tagName))
        })
        observer.observe({ type, buffered: true })
      }),
  )

/** The films of the fast tier: the hero of Beauté is made as those of the other universes. */
const fastFilms = ['accueil', 'beaute']

for (const film of [...fastFilms, 'voyage', 'immobilier']) {
  const tag = fastFilms.includes(film) ? undefined : '@slow'
  test(
    `R1 its picture stays the largest paint when the film «${film}» plays, no cookie is stored`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(phone)
      const file = { path: path.join(films, `${film}-telephone.mp4`), contentType: 'video/mp4' }
      await page.route(/\/media\/[^/]+\.(mp4|webm)/, (route) => route.fulfill(file))
      await page.goto(film === 'accueil' ? '/' : `/${film}`)
      const video = page.locator('video')
      // Longer than it takes to appear.
      await expect
        .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
        .toBeGreaterThan(1)
      expect((await largestPaints(page)).at(-1)).toBe('IMG')
      expect(await page.context().cookies()).toEqual([])
    },
  )
}

test('R1 the page comes alive where the hero’s picture is none, or never', async ({ page }) => {
  await page.route(heroPictures, (route) => route.fulfill({ body: '' }))
  await page.goto('/')
  await waitForHydration(page)
  await page.unroute(heroPictures)
  await page.clock.install()
  await holdRequests(page, heroPictures)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.clock.fastForward(3000)
  await waitForHydration(page)
})

/**
 * The computed styles of every element that is rendered and its `::before` and `::after`, without what scripts
 * animate and without transitions, which nothing starts before the stylesheets are there.
 */
function computedStyles(): string[] {
  // Set at any moment by the document's own script; it changes the font.
  document.documentElement.dataset.assets = 'requested'
  for (const animation of document.getAnimations()) animation.cancel()
  const names = [...getComputedStyle(document.body)].filter(
    (name) => !/^(--|transition)/.test(name),
  )
  return [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
    // In a closed dialog or panel; one that is closed in one of two states alone differs.
    if (!element.checkVisibility()) return [`${element.tagName} is not rendered`, '', '']
    return [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      // Most have none of the two: then there is nothing to compare.
      if (part && style.content === 'none') return `${element.tagName}${part}`
      const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`)
      return `${element.tagName}.${element.className}${part ?? ''} ${values.join(';')}`
    })
  })
}

/** Loads the stylesheets of the document without scripts. */
async function loadStylesheets(): Promise<void> {
  const hrefs = [...document.querySelectorAll('noscript')].flatMap((element) =>
    [...element.innerHTML.matchAll(/href="([^"]+\.css)"/g)].map(([, href = '']) => href),
  )
  // With a query: the empty answer that the document's own script may have had is not used again.
  const load = (address: string) =>
    new Promise((resolve, reject) => {
      const href = `${address}?whole`
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      Object.assign(link, { onload: resolve, onerror: reject })
      document.head.append(link)
    })
  await Promise.all(hrefs.map(load))
}

/** Pages of every kind; those of the fast tier have a hero, and a list. */
const fast = ['/', '/medias']
const pages = [
  ...['/', ...universePaths, '/medias/mediagalerie', '/medias/mediaevenements/nuit-du-conte'],
  ...['/beaute/formations/coiffure-tresses', '/voyage/destination/france', '/immobilier?maison=3'],
  ...['/mentions-legales', unknownPath],
]

const desktop = { width: 1440, height: 900 }

for (const path of pages) {
  const tag = fast.includes(path) ? undefined : '@slow'
  test(`R1 the styles in ${path} are those of its stylesheets`, { tag }, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.route(scriptFiles, (route) => route.fulfill({ body: '' }))
    // The font comes with the stylesheets and would change widths.
    await holdRequests(page, '**/*.woff2')
    await page.route('**/_next/**/*.css', (route) => route.fulfill({ body: '' }))
    // The load event waits for the font.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // They stay in the page: together they are megabytes.
    const before = await page.evaluateHandle(computedStyles)
    await page.setViewportSize(desktop)
    const beforeOnDesktop = await page.evaluateHandle(computedStyles)
    await page.evaluate(loadStylesheets)
    const afterOnDesktop = await page.evaluateHandle(computedStyles)
    await page.setViewportSize(phone)
    const after = await page.evaluateHandle(computedStyles)
    const differences = ([from, to]: string[][]) =>
      (to ?? []).filter((style, index) => style !== from?.[index])
    expect(await before.evaluate((all) => all.length)).toBeGreaterThan(100)
    expect(await before.evaluate(([first]) => first)).toContain('display:')
    expect(await page.evaluate(differences, [before, after])).toEqual([])
    expect(await page.evaluate(differences, [beforeOnDesktop, afterOnDesktop])).toEqual([])
  })
}
