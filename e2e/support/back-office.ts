import { expect, type Page } from '@playwright/test'
import { owner } from '../../testing/embedded-backend'

/** Fills in the sign-in page and sends it. */
export async function sendSignIn(page: Page, username: string, password: string) {
  await page.getByRole('textbox', { name: /^Nom d’utilisateur/ }).fill(username)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Signs the owner in to the back-office of this origin and waits for its first page. */
export async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/admin`)
  await sendSignIn(page, owner.username, owner.password)
  await expect(page.getByRole('heading', { name: 'Bienvenue' })).toBeVisible()
}
