import { owner } from '../../testing/embedded-backend'
import { sendSignIn } from '../support/back-office'
import { expect, test } from '../support/back-office-test'
import { weakControls } from '../support/edge-contrast'

// The browser logs the status of each refused sign-in.
test.use({ isSignedIn: false, allowConsole: [/ 4(01|29) /] })

test('signing in says in French why it is refused, and leads to the page that was asked for', async ({
  page,
  request,
}) => {
  const wrong = { username: 'personne', password: 'pas-le-bon-mot' }
  await page.goto('/admin/collections/formations?limit=25')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByLabel('Nom d’utilisateur', { exact: true })).toBeFocused()
  expect(await weakControls(page.locator('form'))).toEqual({ measured: 3, weak: [] })
  const typed = page.getByLabel('Mot de passe', { exact: true })
  await expect(typed).toHaveAttribute('type', 'password')
  await page.getByLabel('Montrer ce qui est écrit').check()
  await expect(typed).toHaveAttribute('type', 'text')
  await sendSignIn(page, wrong.username, wrong.password)
  await expect(
    page.getByText('Le nom d’utilisateur ou le mot de passe est incorrect.'),
  ).toBeVisible()
  for (let attempt = 1; attempt < 5; attempt += 1) {
    const answer = await request.post('/cms/owners/login', { data: wrong })
    expect(answer.status()).toBe(401)
  }
  await sendSignIn(page, wrong.username, wrong.password)
  await expect(
    page.getByText(/Trop d’essais manqués\s: réessayez dans \d\ssecondes?\./),
  ).toBeVisible()
  await sendSignIn(page, owner.username, owner.password)
  // Payload adds the order of the list to the address.
  await expect(page).toHaveURL(/^[^?]+\/admin\/collections\/formations\?limit=25(&|$)/)
  await expect(page.getByRole('heading', { name: 'Formations' })).toBeVisible()
})
