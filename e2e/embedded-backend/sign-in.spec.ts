import { owner } from '../../testing/embedded-backend'
import { sendSignIn } from '../support/back-office'
import { expect, test } from '../support/back-office-test'
import { weakControls } from '../support/edge-contrast'

// The browser logs the status of a refused sign-in; after more of them: backend/src/accounts/sign-in.test.ts.
test.use({ isSignedIn: false, allowConsole: [/ 401 /] })

test('signing in says in French why it is refused, and leads to the page that was asked for', async ({
  page,
}) => {
  await page.goto('/admin/collections/formations?limit=25')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByLabel('Nom d’utilisateur', { exact: true })).toBeFocused()
  expect(await weakControls(page.locator('form'))).toEqual({ measured: 3, weak: [] })
  const typed = page.getByLabel('Mot de passe', { exact: true })
  await expect(typed).toHaveAttribute('type', 'password')
  await page.getByLabel('Montrer ce qui est écrit').check()
  await expect(typed).toHaveAttribute('type', 'text')
  await sendSignIn(page, 'personne', 'pas-le-bon-mot')
  await expect(
    page.getByText('Le nom d’utilisateur ou le mot de passe est incorrect.'),
  ).toBeVisible()
  await sendSignIn(page, owner.username, owner.password)
  // Payload adds the order of the list to the address.
  await expect(page).toHaveURL(/^[^?]+\/admin\/collections\/formations\?limit=25(&|$)/)
  await expect(page.getByRole('heading', { name: 'Formations' })).toBeVisible()
})
