import { universePaths } from '../routes'
import { colourOf } from '../support/colour'
import { desktop, menu, openMenu, phone } from '../support/header'
import { poll } from '../support/poll'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

test('R25 the header links to the four universes and has a contact button', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const path of universePaths) {
    const link = header.locator(`a[href="${path}"]`).filter({ visible: true })
    await expect(link).toHaveCount(1)
    await expect(link).not.toBeEmpty()
  }
  await expect(header.getByRole('button', { name: 'Contact' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Ouvrir le menu' })).toBeHidden()
})

test('R26 the menu of small screens covers the viewport and holds the four links and Contact', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect(menu(page)).toBeHidden()
  const opened = await openMenu(page)
  await expect(opened).toBeVisible()
  expect(await opened.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
  for (const path of universePaths) {
    await expect(opened.locator(`a[href="${path}"]`)).toBeVisible()
  }
  await expect(opened.getByRole('button', { name: 'Contact' })).toBeVisible()
})

for (const [way, close] of [
  ['its button', 'Fermer le menu'],
  ['Escape', null],
] as const) {
  test(`R26 ${way} closes the menu and restores the focus`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    const opened = await openMenu(page)
    await (close
      ? opened.getByRole('button', { name: close }).click()
      : page.keyboard.press('Escape'))
    await expect(opened).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused()
    await expect(page).toHaveURL(/\/$/)
  })
}

test('R26 Back closes the menu and stays on the page', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/admin')
  await page.goto('/')
  const opened = await openMenu(page)
  await page.goBack()
  await expect(opened).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin$/)
})

test('R26 the open menu traps the keyboard focus', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const opened = await openMenu(page)
  const outside: string[] = []
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab')
    const at = await opened.evaluate((it) => {
      const { activeElement, body } = document
      return activeElement === body || it.contains(activeElement) ? '' : activeElement?.outerHTML
    })
    if (at) outside.push(at)
  }
  expect(outside).toEqual([])
})

test('R27 the header is transparent at the top, dark and blurred after scrolling', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const header = page.getByRole('banner')
  const blur = () => header.evaluate((it) => getComputedStyle(it).backdropFilter)
  expect((await colourOf(header, 'backgroundColor')).alpha).toBe(0)
  expect((await colourOf(header, 'borderBottomColor')).alpha).toBe(0)
  expect(await blur()).not.toContain('blur(')

  await page.mouse.wheel(0, 600)
  await poll(blur, { timeout: 3000 }).toContain('blur(')
  await poll(async () => (await colourOf(header, 'backgroundColor')).alpha, {
    timeout: 3000,
  }).toBeGreaterThan(150)
  const { red, green, blue } = await colourOf(header, 'backgroundColor')
  expect(Math.max(red, green, blue)).toBeLessThan(90)
  await poll(async () => (await colourOf(header, 'borderBottomColor')).alpha, {
    timeout: 3000,
  }).toBeGreaterThan(0)
  expect(await header.evaluate((it) => getComputedStyle(it).borderBottomWidth)).toBe('1px')
  await expect(header).toBeInViewport()

  await page.mouse.wheel(0, -2000)
  await poll(async () => (await colourOf(header, 'backgroundColor')).alpha, {
    timeout: 3000,
  }).toBe(0)
})

test('R1 the first tab stop is «Aller au contenu», which focuses the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  // Over the page, which it does not move.
  const top = () => page.getByRole('banner').evaluate((it) => it.getBoundingClientRect().top)
  expect(await top()).toBe(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

const ways = (page: Page) => page.getByRole('navigation', { name: 'Tous les univers' })
const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((it) => it.getAttribute('href')))

test('R26 the menu of a universe keeps the logo in sight and leads to the home page and to all universes', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/beaute')
  const opened = await openMenu(page)
  const logo = opened.getByRole('link', { name: 'Institut Rayonne' })
  await expect(logo).toBeInViewport({ ratio: 1 })
  await expect(logo).toHaveAttribute('href', '/beaute')
  const links = ways(page).getByRole('link')
  expect(await hrefsOf(links)).toEqual(['/', ...universePaths])
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  const grounds = await links.evaluateAll((all) =>
    all.map((it) => getComputedStyle(it).backgroundColor),
  )
  expect(new Set(grounds).size).toBe(5)
  await links.filter({ hasText: 'Voyage' }).click()
  await expect(page).toHaveURL(/\/voyage$/)
  await expect(opened).toBeHidden()
})

test('R25 above the header of a universe a strip leads to the others from 1024 px, and scrolls away', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/voyage')
  const links = ways(page).getByRole('link')
  expect(await hrefsOf(links)).toEqual(['/', ...universePaths])
  await expect(ways(page).locator('[aria-current]')).toHaveText('Voyage')
  expect((await ways(page).boundingBox())?.y).toBe(0)
  const top = () => page.getByRole('banner').evaluate((it) => it.getBoundingClientRect().top)
  expect(await top()).toBeGreaterThan(0)
  await page.mouse.wheel(0, 600)
  await expect(ways(page)).not.toBeInViewport()
  await poll(top, { timeout: 3000 }).toBe(0)
  await page.setViewportSize({ ...desktop, width: 1023 })
  await expect(ways(page)).toBeHidden()
})
