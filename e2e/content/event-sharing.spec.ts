import { expectAxeClean } from '../support/axe'
import { listPath } from '../support/event-content'
import { expectFocusVisible, tabTo } from '../support/keyboard'
import { expect, type Page, test } from '../support/shared-site-test'
import { doubleTap, tapOrClick } from '../support/tap-or-click'

/** As an application has shared it. */
const sharedPath = `${listPath}?fbclid=a`

const copiedMessage = 'Lien copié dans le presse-papiers !'

const card = (page: Page) => page.getByRole('main').getByRole('article').first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Partager le lien' })
const opener = (page: Page) => card(page).getByRole('button', { name: /^Partager/ })
const copyButton = (page: Page) => dialog(page).getByRole('button', { name: 'Copier', exact: true })
const message = (page: Page) => dialog(page).getByRole('status')
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString().trim())

/** Opens the list, then the dialog of its first card; answers the complete address of its event. */
async function openDialog(page: Page): Promise<string> {
  await page.goto(sharedPath)
  const href = await card(page).getByRole('heading').getByRole('link').getAttribute('href')
  await tapOrClick(opener(page))
  await expect(dialog(page)).toBeVisible()
  return new URL(href ?? '', page.url()).href
}

/** Expects the dialog closed, the page where it was and the focus where it came from. */
async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(sharedPath)
  await expect(opener(page)).toBeFocused()
}

test(
  'R1 R74 R75 A32 a visitor shares an event: its complete address, a confirmed copy, WhatsApp, and every way to close',
  { tag: '@phone-only' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const address = await openDialog(page)
    expect(await dialog(page).evaluate((it) => it.matches(':modal'))).toBe(true)
    await expect(dialog(page).getByRole('heading', { name: 'Partager le lien' })).toBeVisible()
    await expect(dialog(page).getByText(address, { exact: true })).toBeVisible()
    const whatsapp = dialog(page).getByRole('link', { name: 'WhatsApp' })
    await expect(whatsapp).toHaveAttribute('target', '_blank')
    const url = new URL((await whatsapp.getAttribute('href')) ?? '')
    expect(url.origin + url.pathname).toBe('https://wa.me/')
    const title = await card(page).getByRole('heading', { level: 3 }).innerText()
    expect(url.searchParams.get('text')).toBe(`${title}\n${address}`)

    await expect(message(page)).toHaveText('')
    await tapOrClick(copyButton(page))
    await expect(message(page)).toHaveText(copiedMessage)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expectAxeClean(page)

    await test.step('Escape closes it, and the keyboard alone opens it and copies', async () => {
      await page.keyboard.press('Escape')
      await expectClosed(page)
      await expectFocusVisible(page)
      await page.keyboard.press('Enter')
      await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
      await tabTo(page, copyButton(page))
      await page.keyboard.press('Enter')
      await expect(message(page)).toHaveText(copiedMessage)
    })

    const waysToClose: [name: string, leave: () => Promise<unknown>][] = [
      ['Back', () => page.goBack()],
      ['its cross', () => doubleTap(dialog(page).getByRole('button', { name: 'Fermer' }))],
      ['a click beside it', () => page.mouse.click(5, 5)],
    ]
    for (const [name, leave] of waysToClose) {
      await test.step(name, async () => {
        await leave()
        await expectClosed(page)
        await doubleTap(opener(page))
        await expect(dialog(page)).toBeVisible()
      })
    }
  },
)

test('R74 R75 A31 where the Clipboard API is refused the selected address is copied by execCommand, or left selected for copying manually; the share sheet of the system is offered only where the Web Share API exists', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Refusé', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  const address = await openDialog(page)
  const others = dialog(page).getByRole('button', { name: 'Autres applications' })
  await copyButton(page).click()
  await expect(message(page)).toHaveText(copiedMessage)
  expect(await selected(page)).toBe(address)
  await expect(others).toHaveCount(0)

  await page.evaluate(() => {
    getSelection()?.removeAllRanges()
    document.execCommand = () => false
    const share = async ({ url }: ShareData) => void (document.title = `Partagé : ${url}`)
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await copyButton(page).click()
  await expect(message(page)).toHaveText(/sélectionné/)
  await expect(message(page)).not.toContainText('copié')
  expect(await selected(page)).toBe(address)

  await page.keyboard.press('Escape')
  await opener(page).click()
  await others.click()
  await expect(page).toHaveTitle(`Partagé : ${address}`)
})
