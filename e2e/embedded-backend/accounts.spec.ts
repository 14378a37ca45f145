import { TOTP } from 'otpauth'
import { owner } from '../../testing/embedded-backend'
import { signIn } from '../../testing/owner'
import { expectAxeClean } from '../support/axe'
import { sendSignIn } from '../support/back-office'
import { expect, type Locator, type Page, test } from '../support/back-office-test'
import { formChecked } from '../support/form-checks'
import { outsideOfScreen } from '../support/layout'

const first = 'une-phrase-assez-longue'
const second = 'une-autre-phrase-longue'
const present = (place: Page | Locator) => place.getByLabel('Votre mot de passe actuel')

/** Gives the current password and saves the account. */
async function saveWith(page: Page, password: string) {
  await present(page).fill(password)
  await formChecked(page)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
}

async function expectWelcome(page: Page) {
  await expect(page.getByRole('heading', { name: 'Bienvenue' })).toBeVisible()
}

/** Signs in, in place of whoever is. */
async function enter(page: Page, username: string, password: string) {
  await page.context().clearCookies()
  await page.goto('/admin')
  await sendSignIn(page, username, password)
  await expectWelcome(page)
}

/** Types a password twice into the page of a link, and sends it. */
async function choosePassword(page: Page, password: string, button: string) {
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByLabel('Le même, encore une fois').fill(password)
  await page.getByRole('button', { name: button }).click()
  await expectWelcome(page)
}

test.describe('on a page of nobody', { tag: '@slow' }, () => {
  test.use({ isSignedIn: false })

  test('an account gets an address, then another password', async ({ page, backOffice }) => {
    await backOffice.me.confirmed.create('owners', { username: 'imane', password: first })
    await enter(page, 'imane', first)
    await page.goto('/admin/account')
    const address = page.getByLabel('Adresse e-mail (facultative)')
    await expect(present(page)).toHaveCount(0)
    await address.fill('imane@example.org')
    await saveWith(page, first)
    await expect(present(page)).toHaveCount(0)
    await page.reload()
    await expect(address).toHaveValue('imane@example.org')

    const sessions = page.locator('section', { hasText: 'Vos sessions' })
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await signIn({ url: backOffice.origin }, first, 'imane')
    await signIn({ url: backOffice.origin }, first, 'imane')
    await page.reload()
    const end = sessions.getByRole('button', { name: /^Terminer.*: Appareil inconnu, depuis le / })
    await end.first().click()
    await expect(end).toHaveCount(1)
    await expectAxeClean(page, '.account-link')
    await sessions.getByRole('button', { name: 'Terminer toutes les autres' }).click()
    await expect(sessions.getByRole('button')).toHaveCount(0)
    await page.reload()
    await expect(sessions.getByRole('listitem')).toHaveText([/^Chrome sur .*Cette session$/])

    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await page.getByLabel('Nouveau mot de passe (12 caractères au moins)').fill(second)
    await page.getByLabel('Confirmez le mot de passe').fill(second)
    await saveWith(page, first)
    await enter(page, 'imane', second)
  })

  test('a lost password is replaced by a mailed link', async ({ page, backOffice }) => {
    const email = 'amadou@example.org'
    await backOffice.me.confirmed.create('owners', { username: 'amadou', password: first, email })
    await page.goto('/admin')
    await page.getByText(/^Mot de passe oublié/).click()
    await page.getByLabel('Adresse e-mail ou nom d’utilisateur').fill(email)
    await page.getByRole('button', { name: 'Recevoir un lien' }).click()
    await expect(page.getByText(/^Si ce compte existe et a une adresse e-mail/)).toBeVisible()
    expect(await outsideOfScreen(page)).toEqual([])
    await expectAxeClean(page, '.sign-in__lost')
    await expect(page.getByText(/Demandez un lien à un propriétaire/)).toBeVisible()

    const mail = () => backOffice.mails.find(({ to }) => to === email)?.text ?? ''
    await expect.poll(mail).toContain('/admin/lien#')
    const [link = ''] = /http\S+\/admin\/lien#\S+/.exec(mail()) ?? []
    await page.goto(link)
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('amadou')
    await choosePassword(page, second, 'Enregistrer et entrer')
  })
})

test.describe('links', () => {
  // The browser logs the refusal of a link that was used.
  test.use({ allowConsole: [/ 410 /] })

  test('an invitation makes an account, once', async ({ page, browser, consoleGuard }) => {
    await page.goto('/admin/collections/owners')
    await present(page).fill(owner.password)
    await page.getByRole('button', { name: 'Créer un lien d’invitation' }).click()
    const made = page.getByLabel('Lien à envoyer')
    await expect(made).toHaveValue(/\/admin\/lien#[\w-]{43}$/)
    const invitation = await made.inputValue()
    await expect(page.getByRole('link', { name: 'Ouvrir dans WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=.*%2Fadmin%2Flien%23/,
    )
    expect(await outsideOfScreen(page)).toEqual([])

    const context = await browser.newContext({ viewport: page.viewportSize() })
    await consoleGuard.watch(context)
    const invited = await context.newPage()
    await invited.goto(invitation)
    await expect(invited.getByText('Au moins 12 caractères.')).toBeVisible()
    await invited.getByLabel('Nom d’utilisateur').fill('redactrice')
    await choosePassword(invited, first, 'Créer mon accès')
    await expect(invited.getByRole('link', { name: 'Comptes' })).toHaveCount(0)

    await page.goto('/admin/collections/owners')
    await page.getByRole('link', { name: 'redactrice' }).click()
    const lostPassword = page.locator('section', { hasText: 'Mot de passe perdu' })
    await present(lostPassword).fill(owner.password)
    await lostPassword.getByRole('button', { name: 'Créer un lien' }).click()
    await expect(made).toHaveValue(/\/admin\/lien#[\w-]{43}$/)
    const lost = await context.newPage()
    await lost.goto(await made.inputValue())
    await expect(lost.getByLabel('Nom d’utilisateur')).toHaveValue('redactrice')
    await choosePassword(lost, second, 'Enregistrer et entrer')

    await context.clearCookies()
    await invited.goto('about:blank')
    await invited.goto(invitation)
    await expect(invited.getByText(/^Ce lien n’est plus valable/)).toBeVisible()
    await invited.getByRole('link', { name: 'Aller à la page de connexion' }).click()
    await expect(invited.getByRole('button', { name: 'Se connecter' })).toBeVisible()
    await context.close()
  })
})

test.describe('«rédaction» at 360 px', () => {
  test.use({ isSignedIn: false, allowConsole: [/ 410 /] })

  const protect = 'protects the own account: a code of the app signs in, a recovery code once'
  test(protect, { tag: '@slow' }, async ({ page, backOffice }) => {
    await backOffice.me.confirmed.create('owners', { username: 'protegee', password: first })
    await enter(page, 'protegee', first)
    await page.goto('/admin/account')
    const part = page.locator('section', { hasText: 'Double vérification et codes de secours' })
    await part.getByText('Mettre en place cette protection').click()
    await expect(part.getByRole('img', { name: 'Code QR pour l’application' })).toBeVisible()
    const app = part.getByRole('link', { name: 'Ouvrir dans l’application' })
    const address = new URL((await app.getAttribute('href')) ?? '')
    const totp = new TOTP({ secret: address.searchParams.get('secret') ?? '' })
    await part.getByLabel('Code à six chiffres').fill(totp.generate())
    await present(part).fill(first)
    await part.getByRole('button', { name: 'Activer la double vérification' }).click()
    await expect(part.getByText(/^La double vérification est active/)).toBeVisible()
    const codes = await part.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    await expect(part.getByRole('link', { name: 'Télécharger les codes' })).toBeVisible()
    expect(await outsideOfScreen(page)).toEqual([])
    await expectAxeClean(page, '.account-link')

    // That of now has been used.
    const later = totp.generate({ timestamp: Date.now() + 30_000 })
    for (const code of [later, codes[0] ?? '']) {
      await page.context().clearCookies()
      await page.goto('/admin')
      await sendSignIn(page, 'protegee', first)
      await page.getByLabel('Code de votre application, ou code de secours').fill(code)
      expect(await outsideOfScreen(page)).toEqual([])
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await expectWelcome(page)
    }

    await page.context().clearCookies()
    await page.goto('/admin')
    await page.getByText(/^Mot de passe oublié/).click()
    await page.getByLabel('Code de secours de votre compte').fill(codes[1] ?? '')
    await page.getByRole('button', { name: 'Choisir un mot de passe' }).click()
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('protegee')
  })

  test('reads the contact details, and is told who changes them; a «propriétaire» deletes the account', async ({
    page,
    backOffice,
    session,
  }) => {
    const created = await backOffice.me.confirmed.create('owners', {
      username: 'lectrice',
      password: first,
    })
    await enter(page, 'lectrice', first)
    await page.goto('/admin/globals/reglages')
    await expect(page.getByText(/^Seul un propriétaire peut changer ceci/)).toBeVisible()
    await expect(page.getByLabel('Téléphone', { exact: true })).toBeDisabled()
    expect(await outsideOfScreen(page)).toEqual([])

    await page.context().clearCookies()
    await page.context().addCookies(session)
    await page.goto(`/admin/collections/owners/${created.doc.id}`)
    const part = page.locator('section', { hasText: 'Supprimer ce compte' })
    await present(part).fill(owner.password)
    await part.getByRole('button', { name: 'Supprimer le compte' }).click()
    // The list may have noted what it shows in its address already.
    await expect(page).toHaveURL(/\/owners(\?|$)/)
    await expect(page.getByRole('link', { name: 'lectrice' })).toHaveCount(0)
  })
})
