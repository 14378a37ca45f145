import { expectRightOf } from '../support/boxes'
import { holdRequests, scriptFiles } from '../support/hold-requests'
import { houseCards, houseTab, tabs } from '../support/houses'
import { waitForHydration } from '../support/hydration'
import { tabTo } from '../support/keyboard'
import { expect, type Page, test } from '../support/shared-site-test'
import { tapOrClick } from '../support/tap-or-click'

const [saleTab, rentTab, quoteTab] = tabs
const seeMore = (page: Page) =>
  page.getByRole('tabpanel').getByRole('button', { name: 'Voir plus' })

// What it says: components/houses/houses.test.tsx, app/pages.test.tsx.
test('R127 R128 R129 R131 Immobilier on a phone without JavaScript: nine houses, tabs side by side, photo at the left, figures on a line', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/immobilier')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(houseCards(page)).toHaveCount(9)
  const boxes = await page.getByRole('tab').evaluateAll((all) =>
    all.map((it) => ({
      top: it.getBoundingClientRect().top,
      cut: it.scrollWidth - it.clientWidth,
    })),
  )
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(boxes.map(({ cut }) => cut)).toEqual([0, 0, 0])
  const first = houseCards(page).first()
  await expectRightOf(first.locator('img').first(), [
    first.getByRole('heading', { level: 3 }),
    first.getByRole('link', { name: /WhatsApp/ }),
  ])
  await page.setViewportSize({ width: 320, height: 640 })
  const lines = await page
    .locator('dd', { hasText: /^\d+$/ })
    .evaluateAll((all) =>
      all.map((it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight)),
    )
  expect(lines).toEqual([1, 1, 1])
})

test(
  'R128 R130 R131 A22 nine houses, three after a change of tab, six more per tap while more remain; the address holds the tab',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/immobilier')
    await expect(houseCards(page)).toHaveCount(9)
    await tapOrClick(houseTab(page, saleTab))
    await expect(houseCards(page)).toHaveCount(9)

    await tapOrClick(houseTab(page, rentTab))
    await expect(page).toHaveURL(/\/immobilier\?onglet=louer$/)
    await expect(houseCards(page)).toHaveCount(3)
    await tapOrClick(seeMore(page))
    await expect(houseCards(page)).toHaveCount(9)
    await expect(houseCards(page).nth(3).getByRole('link').first()).toBeFocused()
    await tapOrClick(seeMore(page))
    // Nine to rent and the three without a status.
    await expect(houseCards(page)).toHaveCount(12)
    await expect(seeMore(page)).toHaveCount(0)

    await tapOrClick(houseTab(page, saleTab))
    for (const count of [3, 9, 15]) {
      await expect(houseCards(page)).toHaveCount(count)
      await tapOrClick(seeMore(page))
    }
    await expect(houseCards(page)).toHaveCount(17)
    await expect(seeMore(page)).toHaveCount(0)

    await test.step('a deep link starts with nine houses, Back returns to its tab, the document’s title too', async () => {
      await page.goto('/immobilier?onglet=louer')
      await expect(houseTab(page, rentTab)).toHaveAttribute('aria-selected', 'true')
      await expect(houseCards(page)).toHaveCount(9)
      await tapOrClick(houseTab(page, quoteTab))
      await expect(page).toHaveURL(/onglet=devis/)
      await expect(page).toHaveTitle(/devis de construction/)
      await page.goBack()
      await expect(page).toHaveTitle(/maisons à louer/)
      await expect(houseTab(page, rentTab)).toHaveAttribute('aria-selected', 'true')
      await expect(houseCards(page)).toHaveCount(9)
    })
  },
)

test('R128 R131 arrow keys, Home and End move between the tabs, a single tab stop; sort and filter are stored in the address and keep the focus; Tab leads to «Voir plus»', async ({
  page,
}) => {
  await page.goto('/immobilier')
  const [sort, bedrooms] = [page.getByLabel('Trier'), page.getByLabel('Chambres')]
  const found = page.getByRole('main').getByRole('status')
  const announced = await found.evaluateHandle((status) => {
    const texts: string[] = []
    const note = () => void (status.textContent && texts.push(status.textContent))
    new MutationObserver(note).observe(status, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return texts
  })
  await houseTab(page, saleTab).focus()
  for (const [key, name] of [
    ['ArrowRight', rentTab],
    ['End', quoteTab],
    ['ArrowRight', saleTab],
    ['ArrowLeft', quoteTab],
    ['Home', saleTab],
  ] as const) {
    await page.keyboard.press(key)
    await expect(houseTab(page, name)).toBeFocused()
    await expect(houseTab(page, name)).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('Tab')
  await expect(sort).toBeFocused()

  await sort.selectOption('Prix croissant')
  await expect(page).toHaveURL(/\?tri=prix-croissant$/)
  await expect(sort).toBeFocused()
  await expect(found).toHaveText('17 maisons')
  await bedrooms.selectOption('5 et plus')
  await expect(page).toHaveURL(/\?tri=prix-croissant&chambres=5$/)
  await expect(found).toHaveText(/^\d maisons$/)
  expect(await announced.evaluate((all) => all)).toEqual(['17 maisons', await found.innerText()])
  // Villas 4, 5, 9, 10, 14… have five or six.
  await expect(houseCards(page).filter({ hasNotText: /[56] chambres/ })).toHaveCount(0)
  expect(await houseCards(page).count()).toBeGreaterThan(1)
  await page.goBack()
  await expect(found).toBeEmpty()
  await expect(bedrooms).toHaveValue('0')
  await expect(sort).toHaveValue('prix-croissant')

  const shown = await houseCards(page).count()
  await bedrooms.focus()
  await tabTo(page, seeMore(page))
  await page.keyboard.press('Enter')
  await expect(houseCards(page).nth(shown).getByRole('link').first()).toBeFocused()
})

test('R128 the address decides, not what the browser remembers of the fields, as Firefox does over a reload', async ({
  page,
}) => {
  const sort = page.getByLabel('Trier')
  const noScript = { body: '', headers: { 'cache-control': 'no-store' } }
  await page.route(scriptFiles, (route) => route.fulfill(noScript))
  await page.goto('/immobilier')
  await sort.selectOption('Prix croissant')
  await page.goto('/mentions-legales')
  await page.unroute(scriptFiles)
  await page.goBack()
  await waitForHydration(page)
  await expect(sort).toHaveValue('')
  await expect(page).toHaveURL(/\/immobilier$/)
})

test('R128 while a choice is loading neither a tab nor a house takes a tap, and Back takes the choice back', async ({
  page,
}) => {
  await page.goto('/immobilier')
  await waitForHydration(page)
  await houseTab(page, rentTab).click()
  const release = await holdRequests(page, /[?&]_rsc=/)
  const sort = page.getByLabel('Trier')
  await sort.selectOption('Prix croissant')
  for (const link of [houseTab(page, saleTab), houseCards(page).getByRole('link').first()])
    await expect(link).toHaveCSS('pointer-events', 'none')
  await page.goBack()
  await expect(sort).toHaveValue('')
  release()
  await sort.selectOption('Prix croissant')
  await expect(page).toHaveURL(/\?tri=prix-croissant$/)
})

test('R128 a choice made before the scripts are loaded is not lost', async ({ page }) => {
  const release = await holdRequests(page, scriptFiles)
  await page.goto('/immobilier', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Trier').selectOption('Prix croissant')
  await page.getByLabel('Chambres').selectOption('5 et plus')
  release()
  await expect(page).toHaveURL(/\?tri=prix-croissant&chambres=5$/)
  await expect(page.getByLabel('Trier')).toHaveValue('prix-croissant')
  await expect(page.getByLabel('Chambres')).toHaveValue('5')
  await expect(page.getByLabel('Trier')).toBeFocused()
})
