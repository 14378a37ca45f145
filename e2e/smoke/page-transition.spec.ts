import { universesSection } from '../support/home-page'
import { expect, type Page, test } from '../support/shared-site-test'

test.use({ viewport: { width: 360, height: 740 } })

/** What was seen at the moment a page began to fade into the next. */
type Fade = {
  path: string
  scrollY: number
  /** The names of the animations that run. */
  animations: string[]
  /** Whether a tap in the middle of the screen reaches the new page. */
  takesTaps: boolean
}

declare global {
  interface Window {
    fades: Fade[]
  }
}

/** Writes down every view transition of the page. */
async function watchFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.fades = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      void transition.ready.then(() => {
        const running = document.documentElement
          .getAnimations({ subtree: true })
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
        const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
        window.fades.push({
          path: location.pathname,
          scrollY: window.scrollY,
          animations: running.map((it) => (it instanceof CSSAnimation ? it.animationName : '')),
          takesTaps: middle?.closest('main') != null,
        })
      })
      return transition
    }
  })
}

const fades = (page: Page) => page.evaluate(() => window.fades)

/** Goes from the middle of the home page to Voyage. */
async function goToVoyage(page: Page): Promise<void> {
  await page.goto('/')
  await universesSection(page).getByRole('link', { name: 'Planifier un voyage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Voyage' })).toBeAttached()
  await expect.poll(() => fades(page)).toHaveLength(1)
}

test('R10 the previous page fades out above the next, which is scrolled to the top and receives taps; not under reduced motion', async ({
  page,
}) => {
  await watchFades(page)
  await goToVoyage(page)
  const [fade] = await fades(page)
  expect(fade).toMatchObject({ path: '/voyage', scrollY: 0, takesTaps: true })
  expect(fade?.animations).toContain('fade-out')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goToVoyage(page)
  const [still] = await fades(page)
  expect(still?.animations).not.toContain('fade-out')
})

test('R10 R128 a change of only the query string has no transition', async ({ page }) => {
  await watchFades(page)
  await page.goto('/immobilier')
  const tab = page.getByRole('tab', { name: 'Maisons à louer' })
  await tab.click()
  await expect(page).toHaveURL(/onglet=louer/)
  await page.getByLabel('Trier').selectOption('Prix croissant')
  await expect(page).toHaveURL(/tri=prix-croissant/)
  await expect(page.getByRole('tabpanel').locator('xpath=..')).toHaveAttribute('aria-busy', 'false')
  expect(await fades(page)).toEqual([])
})
