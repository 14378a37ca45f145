import { startSmtpServer } from '../../backend/testing/smtp-server'
import { expectAxeClean } from '../support/axe'
import { backOfficeWidths, signIn } from '../support/back-office'
import { owner, startBackendAlone } from '../support/embedded-backend'
import { freePort } from '../support/ports'
import { expect, type Page, test } from '../support/test'

test.describe.configure({ mode: 'serial' })
test.use({ actionTimeout: 20_000 })

const address = 'maison@example.org'
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let backend: Awaited<ReturnType<typeof startBackendAlone>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  smtp = await startSmtpServer()
  backend = await startBackendAlone(await freePort(), { SMTP_URL: smtp.url, BACKEND_SEED: 'off' })
})
test.afterAll(async () => {
  await backend.stop()
  await smtp.stop()
})

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('an account gets an address with its present password alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await signIn(page, backend.origin)
  await page.goto(`${backend.origin}/admin/account`)
  await page.getByLabel('Adresse e-mail (facultative)').fill(address)
  await page.getByLabel('Votre mot de passe actuel').fill(owner.password)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await expect(page.getByLabel('Votre mot de passe actuel')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Adresse e-mail (facultative)')).toHaveValue(address)
  expect(await overflow(page)).toBe(0)
})

for (const width of backOfficeWidths) {
  test(`a lost password is replaced by a mailed link, at ${width} px`, async ({ page }) => {
    const before = smtp.mails.length
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${backend.origin}/admin`)
    await page.getByText(/^Mot de passe oublié/).click()
    await page.getByLabel('Adresse e-mail ou nom d’utilisateur').fill(address)
    await page.getByRole('button', { name: 'Recevoir un lien' }).click()
    await expect(page.getByText(/^Si ce compte existe et a une adresse e-mail/)).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await expectAxeClean(page, '.sign-in__lost')

    await expect.poll(() => smtp.mails.length).toBe(before + 1)
    const [link = ''] = /http\S+\/admin\/lien#\S+/.exec(smtp.mails.at(-1)?.text ?? '') ?? []
    await page.goto(link)
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue(owner.username)
    await page.getByLabel('Mot de passe', { exact: true }).fill(`une-phrase-longue-${width}`)
    await page.getByLabel('Le même, encore une fois').fill(`une-phrase-longue-${width}`)
    await page.getByRole('button', { name: 'Enregistrer et entrer' }).click()
    await expect(page.getByRole('heading', { name: 'Bienvenue' })).toBeVisible({
      timeout: 30_000,
    })
  })
}
