import { expectAxeClean } from '../support/axe'
import { expect, type Page, test } from '../support/shared-site-test'

const listPath = '/medias/mediaevenements'
const copiedMessage = 'Lien copié dans le presse-papiers !'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Partager le lien' })
const opener = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Partager/ })
    .first()
const message = (page: Page) => dialog(page).getByRole('status')

/** Opens the dialog of the first card and answers the path of its event. */
async function openDialog(page: Page): Promise<string> {
  await page.goto(listPath)
  const card = page.getByRole('main').getByRole('article').first()
  const href = await card.getByRole('heading').getByRole('link').getAttribute('href')
  await card.getByRole('button', { name: /^Partager/ }).click()
  await expect(dialog(page)).toBeVisible()
  return href ?? ''
}

/** Refuses every way of the clipboard API, before the page's own scripts run. */
function refuseClipboard(page: Page, { execCommand }: { execCommand: boolean }) {
  return page.addInitScript((works) => {
    const refuse = () => Promise.reject(new DOMException('Refusé', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
    if (!works) document.execCommand = () => false
  }, execCommand)
}
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString().trim())

test('R74 A32 the dialog shows the complete address of the event', async ({ page, baseURL }) => {
  const href = await openDialog(page)
  await expect(dialog(page).getByRole('heading', { name: 'Partager le lien' })).toBeVisible()
  await expect(dialog(page).getByText(new RegExp(`^https?://[^/]+${href}$`))).toBeVisible()
  await expect(dialog(page).getByText(`${new URL(baseURL ?? '').origin}${href}`)).toBeVisible()
  expect(await dialog(page).evaluate((it) => it.matches(':modal'))).toBe(true)
})

test('R75 «Copier» copies the address and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const href = await openDialog(page)
  await expect(message(page)).toHaveText('')
  await dialog(page).getByRole('button', { name: 'Copier', exact: true }).click()
  await expect(message(page)).toHaveText(copiedMessage)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^https?://[^/]+${href}$`),
  )
})

test('R75 A31 where the Clipboard API is refused the selected address is copied by execCommand', async ({
  page,
}) => {
  await refuseClipboard(page, { execCommand: true })
  const href = await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Copier', exact: true }).click()
  await expect(message(page)).toHaveText(copiedMessage)
  expect(await selected(page)).toMatch(new RegExp(`^https?://[^/]+${href}$`))
})

test('R75 A31 where nothing can copy, the address is selected for copying manually', async ({
  page,
}) => {
  await refuseClipboard(page, { execCommand: false })
  const href = await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Copier', exact: true }).click()
  await expect(message(page)).toHaveText(/sélectionné/)
  await expect(message(page)).not.toContainText('copié')
  expect(await selected(page)).toMatch(new RegExp(`^https?://[^/]+${href}$`))
})

test('R74 the WhatsApp link has the title and the address, and opens a new tab', async ({
  page,
}) => {
  const href = await openDialog(page)
  const link = dialog(page).getByRole('link', { name: 'WhatsApp' })
  await expect(link).toHaveAttribute('target', '_blank')
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/')
  expect(url.searchParams.get('text')).toMatch(new RegExp(`^.+\\nhttps?://[^/]+${href}$`))
})

test('R74 the share sheet of the system is offered only where the Web Share API exists', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => {
        document.title = `Partagé : ${data.url}`
      },
    })
  })
  const href = await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Autres applications' }).click()
  await expect(page).toHaveTitle(new RegExp(`^Partagé : https?://[^/]+${href}$`))

  await page.addInitScript(() => Reflect.deleteProperty(navigator, 'share'))
  await openDialog(page)
  await expect(dialog(page).getByRole('button', { name: 'Copier', exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Autres applications' })).toHaveCount(0)
})

const waysToClose: [name: string, leave: (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
  ['its cross', (page) => dialog(page).getByRole('button', { name: 'Fermer' }).click()],
  ['a click beside it', (page) => page.mouse.click(5, 5)],
]

for (const [name, leave] of waysToClose) {
  test(`R74 ${name} closes the dialog, stays on the page and restores the focus`, async ({
    page,
  }) => {
    await openDialog(page)
    await leave(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${listPath}$`))
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
  })
}

test('R74 R75 open, copy and close with the keyboard only', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(listPath)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  const copy = dialog(page).getByRole('button', { name: 'Copier', exact: true })
  await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(copy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message(page)).toHaveText(copiedMessage)
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test('R1 the dialog passes axe', async ({ page }) => {
  await openDialog(page)
  await expectAxeClean(page)
})
