import { unknownPath } from '../routes'
import { timedEventPath } from '../support/event-content'
import { holdRequests, scriptFiles } from '../support/hold-requests'
import { houseCards, houseTab } from '../support/houses'
import { waitForHydration } from '../support/hydration'
import { expect, type Page, test } from '../support/shared-site-test'

test.use({ viewport: { width: 360, height: 740 } })

/** Opens a page whose HTML something changes before its scripts start: its headings stay, its menu opens. */
async function openChanged(page: Page, path: string, change: () => void): Promise<void> {
  const release = await holdRequests(page, scriptFiles)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(change)
  const headings = await page.getByRole('heading').allInnerTexts()
  expect(headings.length).toBeGreaterThan(0)
  release()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  expect(await page.getByRole('heading').allInnerTexts()).toEqual(headings)
}

for (const path of ['/immobilier', unknownPath]) {
  test(`R1 ${path} survives what extensions add before hydration`, async ({ page }) => {
    await openChanged(page, path, addAsExtensions)
    await expect(page.locator('extension-box')).toHaveCount(2)
  })
}

test.describe('translated before hydration', () => {
  // React renders the page anew, which is no harm.
  test.use({ allowConsole: [/React error #418/] })

  for (const path of [timedEventPath, unknownPath]) {
    test(`R1 ${path} keeps its content and its controls`, async ({ page }) => {
      await openChanged(page, path, wrapAsTranslators)
    })
  }

  test('R128 houses are filtered in a page that is translated again', async ({ page }) => {
    await openChanged(page, '/immobilier', wrapAsTranslators)
    await page.evaluate(wrapAsTranslators)
    const before = await houseCards(page).allInnerTexts()
    await houseTab(page, 'Maisons à louer').click()
    await expect(page).toHaveURL(/onglet=louer/)
    await expect.poll(() => houseCards(page).allInnerTexts()).not.toEqual(before)
    await expect(houseCards(page).first()).toBeVisible()
  })
})

/** Runs in the page: what password managers, ad blockers and dark modes do. */
function addAsExtensions(): void {
  const { documentElement, head, body } = document
  for (const it of [documentElement, body, ...document.querySelectorAll('input, select')])
    it.setAttribute('data-extension', '')
  for (const add of ['prepend', 'append'] as const) {
    head[add](document.createElement('meta'))
    body[add](document.createElement('extension-box'))
  }
}

/** Runs in the page: each text becomes two elements, as in Chrome. */
function wrapAsTranslators(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  while (texts.nextNode()) nodes.push(texts.currentNode)
  for (const node of nodes) {
    if (!node.nodeValue?.trim() || node.parentElement?.closest('script, style')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = node.nodeValue
    outer.append(inner)
    node.parentNode?.replaceChild(outer, node)
  }
}
