import { universesSection } from '../../testing/home-page'
import { colourOf } from '../support/colour'
import { holdRequests } from '../support/hold-requests'
import { expect, type Page, test } from '../support/shared-site-test'

test.use({ viewport: { width: 360, height: 740 } })

function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Scrolls to the page's end and proves that this moved it. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect.poll(() => scrollY(page)).toBeGreaterThan(50)
}

test('R10 a link to another page starts at the top, as do Back and Forward', async ({ page }) => {
  await page.goto('/admin')
  const toHome = page.getByRole('contentinfo').locator('a[href="/"]')
  for (const { go, name } of [
    { go: () => toHome.click(), name: 'Nos univers' },
    { go: () => page.goBack(), name: 'Espace Admin' },
    { go: () => page.goForward(), name: 'Nos univers' },
  ]) {
    await scrollDown(page)
    await go()
    await expect(page.getByRole('heading', { name })).toBeAttached()
    await expect.poll(() => scrollY(page)).toBe(0)
  }
})

test('R10 R24 neither an anchor nor the menu is a change of route', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Découvrir nos univers' }).click()
  await expect(page).toHaveURL(/#univers$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Nos univers' })).toBeInViewport()
  expect(await scrollY(page)).toBeGreaterThan(100)

  await scrollDown(page)
  const before = await scrollY(page)
  // By coordinates: a click through the locator may scroll the page first.
  const box = await page.getByRole('button', { name: 'Ouvrir le menu' }).boundingBox()
  expect(box).not.toBeNull()
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  expect(await scrollY(page)).toBe(before)
})

test('R10 at 1280 px no heading hides under the header after a jump, in large letters neither', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/voyage', '/voyage/destination/france', '/mentions-legales', '/beaute']) {
    await page.goto(path)
    const links = `a:is([href^="#"], [href^="${path}#"]):not([href="#contenu"]):visible`
    const jumps = await page.locator(links).all()
    expect(jumps.length).toBeGreaterThan(0)
    for (const size of ['', '200%']) {
      await page.evaluate((it) => document.documentElement.style.setProperty('font-size', it), size)
      for (const jump of jumps) {
        await jump.press('Enter')
        await expect
          .poll(() => page.evaluate(isHeadingClear), `${await jump.innerText()} ${size}`)
          .toBe(true)
      }
    }
  }
})

/** Runs in the page: whether it was scrolled to its fragment, whose first heading is seen below what the header has. */
function isHeadingClear(): boolean {
  const target = document.getElementById(location.hash.slice(1))
  const heading = target?.matches('h2') ? target : target?.querySelector('h2')
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY + innerHeight > scrollHeight - 2
  if (!target || !heading || (!isAtEnd && target.getBoundingClientRect().top > 200)) return false
  const text = document.createRange()
  text.selectNodeContents(heading)
  const { top } = text.getBoundingClientRect()
  const parts = [...document.querySelectorAll('.site-header, .site-header :is(a, button)')]
  return parts.every((it) => it.getBoundingClientRect().bottom <= top)
}

test('R8 R11 while a page is loading, a blue and violet spinner covers all', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/admin')
  const release = await holdRequests(page, /[?&]_rsc=/)
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  const spinner = page.getByRole('status').filter({ hasText: 'Chargement...' })
  await expect(spinner).toBeVisible()

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  const parts = await spinner.locator('*').all()
  const colours = parts.flatMap((it) => [colourOf(it, 'stroke'), colourOf(it, 'borderTopColor')])
  const hues = await Promise.all(colours)
  expect(hues).toContainEqual({ red: 48, green: 100, blue: 232, alpha: 255 })
  const violets = hues.filter(({ red, green, blue }) => blue > red && red > green + 20)
  expect(violets.length).toBeGreaterThan(0)

  release()
  await expect(spinner).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Nos univers' })).toBeAttached()
})

/** What was seen at the moment a page began to fade into the next. */
type Fade = {
  path: string
  scrollY: number
  /** The names of the animations that run. */
  animations: string[]
  /** Whether a tap in the middle of the screen reaches the new page. */
  takesTaps: boolean
}

/** Writes down every view transition of a page from now on. */
async function watchFades(page: Page): Promise<Fade[]> {
  const fades: Fade[] = []
  await page.exposeFunction('noteFade', (fade: Fade) => fades.push(fade))
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      void transition.ready.then(() => {
        const running = document.documentElement
          .getAnimations({ subtree: true })
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
        const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
        const { noteFade } = window as unknown as { noteFade: (fade: Fade) => void }
        noteFade({
          path: location.pathname,
          scrollY: window.scrollY,
          animations: running.map((it) => (it instanceof CSSAnimation ? it.animationName : '')),
          takesTaps: middle?.closest('main') != null,
        })
      })
      return transition
    }
  })
  return fades
}

test('R10 R128 the previous page fades out above the next, which is scrolled to the top and receives taps; not under reduced motion, and a change of only the query string has no transition', async ({
  page,
}) => {
  const fades = await watchFades(page)
  /** Goes from the middle of the home page to Voyage. */
  const goToVoyage = async () => {
    await page.goto('/')
    await universesSection(page).getByRole('link', { name: 'Planifier un voyage' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Voyage' })).toBeAttached()
    await expect.poll(() => fades).toHaveLength(1)
    return fades.pop()
  }
  const fade = await goToVoyage()
  expect(fade).toMatchObject({ path: '/voyage', scrollY: 0, takesTaps: true })
  expect(fade?.animations).toContain('fade-out')
  await page.goto('/immobilier')
  await page.getByRole('tab', { name: 'Maisons à louer' }).click()
  await expect(page).toHaveURL(/onglet=louer/)
  await page.getByLabel('Trier').selectOption('Prix croissant')
  await expect(page).toHaveURL(/tri=prix-croissant/)
  await expect(page.getByRole('tabpanel').locator('xpath=..')).toHaveAttribute('aria-busy', 'false')
  expect(fades).toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await goToVoyage())?.animations).not.toContain('fade-out')
})
