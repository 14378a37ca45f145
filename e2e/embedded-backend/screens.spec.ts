import { expectAxeClean } from '../support/axe'
import { backOfficeWidths, signIn } from '../support/back-office'
import {
  contentScreens,
  openedScreens,
  otherScreens,
  type Screen,
  settingsScreens,
  strangerScreens,
} from '../support/back-office-screens'
import { foreignTexts } from '../support/back-office-texts'
import { startBackendAlone } from '../support/embedded-backend'
import { sidewaysScrolling } from '../support/layout'
import { freePort } from '../support/ports'
import { expect, type Page, test } from '../support/test'

test.describe.configure({ mode: 'default', timeout: 180_000 })
// The browser logs the status of a page that does not exist, and of a link that is over.
test.use({ actionTimeout: 20_000, allowConsole: [/ 4(04|10) /] })

let backend: Awaited<ReturnType<typeof startBackendAlone>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  backend = await startBackendAlone(await freePort())
})
test.afterAll(() => backend.stop())

const softly = expect.configure({ soft: true })
const [phone, desktop] = backOfficeWidths

/** What depends on colours alone is all that the second theme can change. */
const coloursOnly = ['color-contrast']

/** Opens a screen once, and looks at it at both widths, in light and in dark. */
async function check(page: Page, screens: readonly Screen[]) {
  for (const { name, path, open, ready } of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: desktop, height: 900 })
      await page.goto(`${backend.origin}/admin${path}`)
      await open?.(page)
      await expect(ready(page)).toBeVisible()
      await checkPage(page, name)
    })
  }
}

async function checkPage(page: Page, name: string) {
  // Payload's own texts are replaced once the page runs.
  await softly.poll(() => foreignTexts(page), `texts of ${name}`).toEqual([])
  await setTheme(page, 'light')
  // What a form shows late, such as its pictures, has its names from the next frame on.
  await expect(() => expectAxeClean(page)).toPass({ timeout: 10_000 })
  await setTheme(page, 'dark')
  await expectAxeClean(page, undefined, coloursOnly)
  await page.setViewportSize({ width: phone, height: 844 })
  await expectAxeClean(page)
  await setTheme(page, 'light')
  await expectAxeClean(page, undefined, coloursOnly)
  softly(await sidewaysScrolling(page), `${name} scrolls sideways`).toBe(0)
}

/** As Payload does when the owner chooses «Apparence». */
async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.locator('html').evaluate((html, it) => html.setAttribute('data-theme', it), theme)
}

test('pages before signing in: in French, accessible and as wide as the screen', async ({
  page,
}) => {
  await check(page, strangerScreens)
})

/** The contents have screens of one kind: those of the first stand for the others in the fast tier. */
const groups: { name: string; screens: readonly Screen[]; tag?: string }[] = [
  ...contentScreens.map(({ slug, screens }, index) => ({
    name: `lists and forms of «${slug}»`,
    screens,
    tag: index === 0 ? undefined : '@slow',
  })),
  { name: 'other pages', screens: otherScreens },
  { name: 'tabs of «Réglages du site»', screens: settingsScreens },
  { name: 'drawers and menus', screens: openedScreens },
]
for (const { name, screens, tag } of groups) {
  test(`${name}: in French, accessible and as wide as the screen`, { tag }, async ({ page }) => {
    await signIn(page, backend.origin)
    await check(page, screens)
  })
}

test('a comparison of versions shows a day without a time, and no former addresses', async ({
  page,
}) => {
  await signIn(page, backend.origin)
  await page.goto(`${backend.origin}/admin/collections/evenements/1/versions`)
  await page.locator('tbody a').first().click()
  const versions = page.locator('.render-field-diffs').first()
  await expect(versions.getByText(/^\p{L}+ \d+(er)? \p{L}+ \d{4}$/u)).toBeVisible()
  await expect(versions.getByText(/public_slugs/i)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: phone, height: 844 }, hasTouch: true })

  test('the bar that saves and the button of the menu stay near the thumb, large enough', async ({
    page,
  }) => {
    await signIn(page, backend.origin)
    await page.goto(`${backend.origin}/admin/collections/evenements/1`)
    const menu = page.getByRole('banner').getByRole('button', { name: 'Ouvrir le menu' })
    const controls = [
      page.getByRole('button', { name: 'Publier les modifications' }),
      page.getByRole('button', { name: 'Enregistrer le brouillon' }),
      page.getByRole('button', { name: 'Autres actions' }),
      menu,
    ]
    await page.getByLabel('Adresse de la page').scrollIntoViewIfNeeded()
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 1 })
      const box = await control.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.y).toBeGreaterThan(844 - 80)
    }
    await menu.click()
    await page.getByRole('link', { name: 'Maisons' }).click()
    await expect(page).toHaveURL(/collections\/maisons/)
  })
})
