import { universePaths } from '../routes'
import { colourOf } from '../support/colour'
import { desktop, menu, openMenu, phone } from '../support/header'
import { holdRequests, scriptFiles } from '../support/hold-requests'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'
import { expectLetters } from '../support/text-layout'

test('R1 R27 the header: skip link; transparent at the top, dark and blurred below', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Ouvrir le menu' })).toBeHidden()
  await test.step('colours', async () => {
    const blur = () => header.evaluate((it) => getComputedStyle(it, '::before').backdropFilter)
    const alphaOf = (part: 'backgroundColor' | 'borderBottomColor') => async () =>
      (await colourOf(header, part)).alpha
    expect(await alphaOf('backgroundColor')()).toBe(0)
    expect(await alphaOf('borderBottomColor')()).toBe(0)
    expect(await blur()).not.toContain('blur(')
    await page.mouse.wheel(0, 600)
    await expect.poll(blur).toContain('blur(')
    await expect.poll(alphaOf('backgroundColor')).toBeGreaterThan(150)
    const { red, green, blue } = await colourOf(header, 'backgroundColor')
    expect(Math.max(red, green, blue)).toBeLessThan(90)
    await expect.poll(alphaOf('borderBottomColor')).toBeGreaterThan(0)
    expect(await header.evaluate((it) => getComputedStyle(it).borderBottomWidth)).toBe('1px')
    await expect(header).toBeInViewport()
    await page.mouse.wheel(0, -2000)
    await expect.poll(alphaOf('backgroundColor')).toBe(0)
  })
  await test.step('skip link', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Aller au contenu' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    // Over the page, which it does not move.
    expect(await topOf(header)).toBe(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('R26 the menu of small screens opens on a tap before hydration too, covers the viewport, also of a phone that is turned, and traps the focus; its button, Escape and Back close it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/admin')
  const release = await holdRequests(page, scriptFiles)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(menu(page)).toBeHidden()
  const opened = await openMenu(page)
  release()
  const openButton = page.getByRole('button', { name: 'Ouvrir le menu' })
  await test.step('contents', async () => {
    await expect(opened).toBeVisible()
    expect(await opened.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
    for (const path of universePaths) {
      await expect(opened.locator(`a[href="${path}"]`)).toBeVisible()
    }
    const contact = opened.getByRole('button', { name: 'Contact' })
    expect((await contact.boundingBox())?.y).toBeGreaterThan(phone.height * 0.85)
    const pictures = await opened
      .locator('nav a')
      .evaluateAll((all) => all.map((it) => getComputedStyle(it, '::before').backgroundImage))
    expect(pictures.filter((it) => it.includes('.webp'))).toHaveLength(4)
    expect(new Set(pictures).size).toBe(4)
  })
  await test.step('focus', async () => {
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
  await test.step('its button', async () => {
    await opened.getByRole('button', { name: 'Fermer le menu' }).click()
    await expect(opened).toBeHidden()
    await expect(openButton).toBeFocused()
  })
  await test.step('Escape', async () => {
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expect(openButton).toBeFocused()
    await expect(page).toHaveURL(/\/$/)
  })
  await test.step('a phone that is turned, and Back', async () => {
    await openMenu(page)
    await page.setViewportSize({ width: 915, height: 412 })
    await expect(opened).toBeVisible()
    await page.goBack()
    await expect(opened).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/admin$/)
  })
})

// Where they lead: components/layout/menu-content.test.tsx, site-shell.test.tsx.
const ways = (page: Page) => page.getByRole('navigation', { name: 'Tous les univers' })
const topOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().top)

test('R26 the menu of a universe has its logo, leads to all others, shows the focus, and is read in letters of twice the size', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/beaute')
  const opened = await openMenu(page)
  const logo = opened.getByRole('link', { name: 'Institut Rayonne' })
  await expect(logo).toBeInViewport({ ratio: 1 })
  await expect(logo).toHaveAttribute('href', '/beaute')
  const links = ways(page).getByRole('link')
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  const grounds = await links.evaluateAll((all) =>
    all.map((it) => getComputedStyle(it).backgroundColor),
  )
  expect(new Set(grounds).size).toBe(5)
  await links.filter({ hasText: 'Voyage' }).click()
  await expect(page).toHaveURL(/\/voyage$/)
  await expect(opened).toBeHidden()
  await openMenu(page)
  const current = ways(page).locator('[aria-current]')
  const ring = () => current.evaluate((it) => getComputedStyle(it).outlineColor)
  const unfocused = await ring()
  await page.keyboard.press('Tab')
  await current.focus()
  expect(await ring()).not.toBe(unfocused)
  await expectLetters(page, phone.width, 'letters of twice the size')
})

test('R25 from 768 px a strip leads to the universes, and scrolls away', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/voyage')
  const links = ways(page).getByRole('link')
  const header = page.getByRole('banner')
  await expect(links).toHaveCount(1 + universePaths.length)
  await expect(ways(page).locator('[aria-current]')).toHaveText('Voyage')
  expect((await ways(page).boundingBox())?.y).toBe(0)
  expect(await topOf(header)).toBeGreaterThan(0)
  await page.mouse.wheel(0, 600)
  await expect(ways(page)).not.toBeInViewport()
  await expect.poll(() => topOf(header)).toBe(0)
  await page.setViewportSize({ ...desktop, width: 767 })
  await expect(ways(page)).toBeHidden()
})
