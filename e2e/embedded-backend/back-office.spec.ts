import path from 'node:path'
import { sendSignIn, signIn } from '../support/back-office'
import { owner, startBackendAlone } from '../support/embedded-backend'
import { root } from '../support/paths'
import { freePort } from '../support/ports'
import { expect, test } from '../support/test'

// Every test fails on a violation of the Content-Security-Policy: see support/console-guard.ts.
test.describe.configure({ mode: 'serial' })
test.use({ actionTimeout: 20_000 })

let backend: Awaited<ReturnType<typeof startBackendAlone>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  backend = await startBackendAlone(await freePort())
})
test.afterAll(() => backend.stop())

test('signing in leads to the page that was asked for', async ({ page }) => {
  await page.goto(`${backend.origin}/admin/collections/formations?limit=25`)
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await sendSignIn(page, owner.username, owner.password)
  // Payload adds the order of the list to the address.
  await expect(page).toHaveURL(/^[^?]+\/admin\/collections\/formations\?limit=25(&|$)/)
  await expect(page.getByRole('heading', { name: 'Formations' })).toBeVisible()
})

test.describe('the sign-in page', () => {
  // The browser logs the status of each refused sign-in.
  test.use({ allowConsole: [/ 4(01|29) /] })

  test('says in French that the password is wrong, then that there were too many', async ({
    page,
  }) => {
    await page.goto(`${backend.origin}/admin`)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = page.waitForResponse(/owners\/login/)
      await sendSignIn(page, 'personne', 'pas-le-bon-mot')
      expect((await answer).status()).toBe(401)
      await expect(
        page.getByText('Le nom d’utilisateur ou le mot de passe est incorrect.'),
      ).toBeVisible()
    }
    await sendSignIn(page, 'personne', 'pas-le-bon-mot')
    await expect(
      page.getByText(/Trop d’essais manqués\s: réessayez dans \d\ssecondes?\./),
    ).toBeVisible()
  })
})

test('lists, calendar, drawers and uploads work under the policy', async ({ page }) => {
  await signIn(page, backend.origin)
  await page.goto(`${backend.origin}/admin/collections/evenements`)
  await expect(page.getByRole('heading', { name: 'Événements' })).toBeVisible()
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page).toHaveURL(/evenements\/\d+/)
  await expect(page.locator('#field-title')).not.toHaveValue('')

  await page.locator('input[type=date]').first().fill('2027-03-15')
  await expect(page.getByLabel('Date')).toHaveValue('lundi 15 mars 2027')

  await page.getByRole('button', { name: 'Publier les modifications' }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()

  await page.goto(`${backend.origin}/admin/collections/evenements/create`)
  await page.locator('#field-poster').getByRole('button', { name: 'Ajouter' }).first().click()
  const drawer = page.getByRole('dialog')
  const picture = path.join(root, 'backend/seed/pictures/formations/01.jpg')
  await drawer.locator('input[type=file]').setInputFiles(picture)
  const preview = drawer.locator('img').first()
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await drawer.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.locator('#field-poster')).toContainText('01')

  await page.goto(`${backend.origin}/admin/collections/videos/create`)
  await page.locator('#field-category').getByRole('combobox').click()
  await expect(page.locator('.rs__option').first()).toBeVisible()
})

test('a change of password asks for the present one', async ({ page }) => {
  await signIn(page, backend.origin)
  await page.goto(`${backend.origin}/admin/account`)
  await expect(page.getByLabel('Votre mot de passe actuel')).toHaveCount(0)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await page.getByLabel('Nouveau mot de passe').fill('un-nouveau-mot-long')
  await page.getByLabel('Confirmez le mot de passe').fill('un-nouveau-mot-long')
  // Payload checks the form on the server after the last change; a click before that does nothing.
  const checked = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      (response.request().postData() ?? '').includes(owner.password),
  )
  await page.getByLabel('Votre mot de passe actuel').fill(owner.password)
  await checked
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await page.context().clearCookies()
  await page.goto(`${backend.origin}/admin`)
  await sendSignIn(page, owner.username, 'un-nouveau-mot-long')
  await expect(page.getByRole('heading', { name: 'Bienvenue' })).toBeVisible()
})
