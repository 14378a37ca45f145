import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expectAxeClean } from '../support/axe'
import { backOfficeWidths, sendSignIn, signIn, tierOf } from '../support/back-office'
import { owner, startBackendAlone } from '../support/embedded-backend'
import { freePort } from '../support/ports'
import { expect, type Page, test } from '../support/test'

test.describe.configure({ mode: 'serial' })
test.use({ actionTimeout: 20_000 })

const secret = 'secret-of-site-and-backend'
let backend: Awaited<ReturnType<typeof startBackendAlone>>
let backups: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  backups = await mkdtemp(path.join(tmpdir(), 'backups-e2e-'))
  backend = await startBackendAlone(await freePort(), {
    REVALIDATE_SECRET: secret,
    BACKUP_DIR: backups,
    SITE_URL: 'https://www.example.org',
    // Nothing listens there.
    SITE_INTERNAL_URL: 'http://127.0.0.1:9',
  })
})
test.afterAll(async () => {
  await backend.stop()
  await rm(backups, { recursive: true })
})

const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Widths of the page and of what is in it: nothing may stand out on the right. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const width of backOfficeWidths) {
  test(
    `the dashboard says what is online, what comes, what is wrong and who writes, at ${width} px`,
    tierOf(width),
    async ({ page, request }) => {
      const sent = await request.post(`${backend.origin}/api/contact-clicks/`, {
        headers: { authorization: `Bearer ${secret}` },
        data: { area: 'voyage', page: '/voyage' },
      })
      expect(sent.status()).toBe(204)
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, backend.origin)
      await expect(page.getByRole('link', { name: 'Voir le site' })).toHaveAttribute(
        'href',
        'https://www.example.org',
      )
      await expect(
        panel(page, 'En ligne').getByRole('link', { name: /^\d+ Événements Médias$/ }),
      ).toBeVisible()
      await expect(panel(page, 'Prochains événements').getByRole('listitem').first()).toBeVisible()
      await expect(panel(page, 'Brouillons en attente')).toBeVisible()
      await expect(panel(page, 'À corriger')).toBeVisible()
      await expect(panel(page, 'Santé du site')).toContainText('Le site ne répond pas.')
      await expect(panel(page, 'Dernière sauvegarde')).toContainText('Aucune sauvegarde')
      const voyage = panel(page, 'Messages').getByRole('row', {
        name: /^Voyage [1-9]\d* [1-9]\d*$/,
      })
      await expect(voyage).toHaveCount(2)
      await expect(page.getByText('Ceci n’a pas pu être lu.')).toHaveCount(0)
      await expect.poll(() => overflow(page)).toBe(0)
      await expectAxeClean(page, '.overview')
    },
  )

  test(
    `an invitation makes an account, and a link a new password, at ${width} px`,
    tierOf(width),
    async ({ page, browser, consoleGuard }) => {
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, backend.origin)
      await page.goto(`${backend.origin}/admin/collections/owners`)
      await page.getByRole('button', { name: 'Créer un lien d’invitation' }).click()
      const made = page.getByLabel('Lien à envoyer')
      await expect(made).toHaveValue(/\/admin\/lien#[\w-]{43}$/)
      const invitation = await made.inputValue()
      const whatsapp = page.getByRole('link', { name: 'Ouvrir dans WhatsApp' })
      await expect(whatsapp).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\?text=.*%2Fadmin%2Flien%23/,
      )
      await expect.poll(() => overflow(page)).toBe(0)

      const username = `redactrice-${width}`
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      await consoleGuard.watch(context)
      const invited = await context.newPage()
      await invited.goto(invitation)
      await expect(invited.getByText('Au moins 12 caractères.')).toBeVisible()
      await invited.getByLabel('Nom d’utilisateur').fill(username)
      await invited.getByLabel('Mot de passe', { exact: true }).fill('une-phrase-assez-longue')
      await invited.getByLabel('Le même, encore une fois').fill('une-phrase-assez-longue')
      await invited.getByRole('button', { name: 'Créer mon accès' }).click()
      await expect(invited.getByRole('heading', { name: 'Bienvenue' })).toBeVisible({
        timeout: 30_000,
      })
      await expect(invited.getByRole('link', { name: 'Comptes' })).toHaveCount(0)

      await page.goto(`${backend.origin}/admin/collections/owners`)
      await page.getByRole('link', { name: username }).click()
      await page.getByLabel('Votre mot de passe à vous').fill(owner.password)
      await page.getByRole('button', { name: 'Créer un lien', exact: true }).click()
      await expect(made).toHaveValue(/\/admin\/lien#[\w-]{43}$/)
      const lost = await context.newPage()
      await lost.goto(await made.inputValue())
      await expect(lost.getByLabel('Nom d’utilisateur')).toHaveValue(username)
      await lost.getByLabel('Mot de passe', { exact: true }).fill('une-autre-phrase-longue')
      await lost.getByLabel('Le même, encore une fois').fill('une-autre-phrase-longue')
      await lost.getByRole('button', { name: 'Enregistrer et entrer' }).click()
      await expect(lost.getByRole('heading', { name: 'Bienvenue' })).toBeVisible({
        timeout: 30_000,
      })
      await context.close()
    },
  )
}

test.describe('a link that was used', () => {
  // The browser logs the refusal.
  test.use({ allowConsole: [/ 410 /] })

  test('says so, and leads to the sign-in page, which says what to do without a password', async ({
    page,
  }) => {
    await page.goto(`${backend.origin}/admin/lien#${'x'.repeat(43)}`)
    await expect(page.getByText(/^Ce lien n’est plus valable/)).toBeVisible()
    await page.getByRole('link', { name: 'Aller à la page de connexion' }).click()
    await page.getByText(/^Mot de passe oublié/).click()
    await expect(page.getByText(/^Demandez un lien à un propriétaire/)).toBeVisible()
  })
})

test('the help opens from the dashboard', async ({ page }) => {
  await page.goto(`${backend.origin}/admin`)
  await sendSignIn(page, owner.username, owner.password)
  await page.getByRole('link', { name: 'Aide', exact: true }).click()
  await expect(page).toHaveURL(`${backend.origin}/admin/aide`)
  await expect(page.getByRole('article')).not.toBeEmpty()
})
