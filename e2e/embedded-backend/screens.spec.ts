import { expectAxeClean } from '../support/axe'
import { backOfficeWidths, signIn } from '../support/back-office'
import { foreignTexts } from '../support/back-office-texts'
import { startBackendAlone } from '../support/embedded-backend'
import { freePort } from '../support/ports'
import { expect, type Locator, type Page, test } from '../support/test'

test.describe.configure({ mode: 'serial' })
test.use({ actionTimeout: 20_000 })

let backend: Awaited<ReturnType<typeof startBackendAlone>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  backend = await startBackendAlone(await freePort())
})
test.afterAll(() => backend.stop())

/** The main screens, by what they show once they are ready. */
const screens: { name: string; path: string; ready: (page: Page) => Locator }[] = [
  { name: 'dashboard', path: '', ready: (page) => page.getByRole('heading', { level: 1 }) },
  {
    name: 'list',
    path: '/collections/evenements',
    ready: (page) => page.locator('tbody tr').first(),
  },
  {
    name: 'house',
    path: '/collections/maisons/1',
    ready: (page) => page.getByLabel('Prix (FCFA)'),
  },
  {
    name: 'new event',
    path: '/collections/evenements/create',
    ready: (page) => page.getByLabel('Date'),
  },
  {
    name: 'video',
    path: '/collections/videos/1',
    ready: (page) => page.getByLabel('Adresse YouTube'),
  },
  {
    name: 'library',
    path: '/collections/uploads',
    ready: (page) => page.locator('tbody tr').first(),
  },
  {
    name: 'new file',
    path: '/collections/uploads/create',
    ready: (page) => page.locator('.file-field'),
  },
  { name: 'file', path: '/collections/uploads/1', ready: (page) => page.locator('.file-details') },
  {
    name: 'hero video',
    path: '/globals/entete-accueil',
    ready: (page) => page.locator('#field-video'),
  },
  { name: 'account', path: '/account', ready: (page) => page.getByText('Apparence') },
  {
    name: 'accounts',
    path: '/collections/owners',
    ready: (page) => page.locator('tbody tr').first(),
  },
  {
    name: 'new account',
    path: '/collections/owners/create',
    ready: (page) => page.locator('#field-password'),
  },
  {
    name: 'versions',
    path: '/collections/evenements/1/versions',
    ready: (page) => page.locator('tbody tr').first(),
  },
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of backOfficeWidths) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })

      test('the sign-in page is accessible and fits', async ({ page }) => {
        await page.goto(`${backend.origin}/admin/login`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await sidewaysScrolling(page)).toBe(0)
        await expectAxeClean(page)
      })

      test('every main screen is accessible, fits and is in French', async ({ page }) => {
        test.setTimeout(240_000)
        await signIn(page, backend.origin)
        for (const { name, path, ready } of screens) {
          await test.step(name, async () => {
            await page.goto(`${backend.origin}/admin${path}`)
            await expect(ready(page)).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
            expect.soft(await sidewaysScrolling(page), `${name} scrolls sideways`).toBe(0)
            expect.soft(await foreignTexts(page), `texts of ${name}`).toEqual([])
            await expectAxeClean(page)
          })
        }
      })
    })
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the bar that saves and the button of the menu stay near the thumb, large enough', async ({
    page,
  }) => {
    await signIn(page, backend.origin)
    await page.goto(`${backend.origin}/admin/collections/evenements/1`)
    const controls = [
      page.getByRole('button', { name: 'Publier les modifications' }),
      page.getByRole('button', { name: 'Enregistrer le brouillon' }),
      page.getByRole('button', { name: 'Ouvrir' }),
    ]
    await page.getByLabel('Adresse de la page').scrollIntoViewIfNeeded()
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 1 })
      const box = await control.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.y).toBeGreaterThan(844 - 80)
    }
    await page.getByRole('button', { name: 'Ouvrir' }).click()
    await page.getByRole('link', { name: 'Maisons' }).click()
    await expect(page).toHaveURL(/collections\/maisons/)
  })

  test('filters, columns and other actions are in French', async ({ page }) => {
    await signIn(page, backend.origin)
    await page.goto(`${backend.origin}/admin/collections/evenements`)
    await page.locator('#toggle-list-columns').click()
    await expect(page.locator('.pill-selector, .column-selector').first()).toBeVisible()
    expect(await foreignTexts(page)).toEqual([])
    await page.locator('#toggle-list-filters').click()
    await page.locator('.where-builder__add-first-filter').click()
    await expect(page.locator('.condition')).toBeVisible()
    expect(await foreignTexts(page)).toEqual([])
    await page.goto(`${backend.origin}/admin/collections/evenements/1`)
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await expect(page.getByRole('button', { name: 'Supprimer' })).toBeVisible()
    expect(await foreignTexts(page)).toEqual([])
  })
})

/** By how many pixels the page is wider than the screen. */
function sidewaysScrolling(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
