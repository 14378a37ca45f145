import { expect, test } from '../support/back-office-test'
import { chooseAction, openList, row } from '../support/content-list'

const nbsp = '\u00a0'

// A phone that is not in Cotonou. The browser logs a lost line.
test.use({ timezoneId: 'America/New_York', allowConsole: [/ERR_FAILED|Failed to fetch/] })

test('on a phone a draft is scheduled in the time of Cotonou, waits on the dashboard, and is cancelled there', async ({
  page,
  backOffice: { me },
}) => {
  const { doc } = await me.create('formations?draft=true', { title: 'Programmée' })
  await page.clock.install()
  await openList(page, `formations/${doc.id}`)
  await chooseAction(page, 'schedule')
  const drawer = page.getByRole('dialog')
  const button = drawer.getByRole('button', { name: 'Programmer', exact: true })
  await drawer.getByLabel('Publier le').fill('05/03/2035 18:30')
  await button.tap()
  await expect(page.getByText(`Complétez d’abord${nbsp}: Affiche.`)).toBeVisible()
  await expect(drawer).toHaveCount(0)
  await page.clock.runFor(20_000)
  await expect(page.getByText(`Complétez d’abord${nbsp}: Affiche.`)).toBeVisible()

  const affiche = await me.uploadPicture()
  await me.update(`formations/${doc.id}?draft=true`, { affiche })
  await page.reload()
  await chooseAction(page, 'schedule')
  await button.tap()
  await expect(page.getByText('Choisissez une date et une heure.')).toBeVisible()
  await expect(drawer.getByRole('radio')).toHaveCount(0)
  const date = drawer.getByLabel('Publier le')
  await date.fill('05/03/2035 18:30')
  await expect(drawer.getByRole('button', { name: 'Choisir dans le calendrier' })).toBeInViewport()
  // A first time without a line: what was typed stays, to be sent again.
  await page.route('**/formations/*', (route, request) =>
    request.postData()?.includes('schedule-publish') ? route.abort() : route.fallback(),
  )
  await button.tap()
  await expect(page.getByText(/^Ce n’a pas pu être programmé/)).toBeVisible()
  await page.unrouteAll()
  await button.tap()
  const said = `C’est programmé pour le lundi 5 mars 2035 à 18${nbsp}h${nbsp}30.`
  await expect(page.getByText(said)).toBeVisible()
  const planned = `Sera publié le lundi 5 mars 2035 à 18${nbsp}h${nbsp}30.`
  await expect(page.getByText(planned)).toBeVisible()
  // A second date replaces the first, after a question.
  await chooseAction(page, 'schedule')
  await expect(drawer.getByText(planned)).toBeVisible()
  await drawer.getByLabel('Publier le').fill('le 6 mars 2035 à 20')
  page.once('dialog', (question) => void question.accept())
  await button.tap()
  const replaced = `Sera publié le mardi 6 mars 2035 à 20${nbsp}h.`
  await expect(page.getByText(replaced)).toBeVisible()
  await expect(page.getByText(planned)).toHaveCount(0)
  await openList(page, 'formations')
  await expect(row(page, 'Programmée')).toContainText('programmé le 6 mars 2035 à 20:00')

  await page.goto('/admin')
  const waiting = page.getByRole('link', {
    name: `6 mars 2035 20${nbsp}h${nbsp}: Programmée`,
  })
  await expect(waiting).toBeVisible()
  await page.getByRole('button', { name: /^Annuler.*: Programmée$/ }).tap()
  await expect(page.getByText('C’est annulé.')).toBeVisible()
  await page.reload()
  await expect(waiting).toHaveCount(0)
  await openList(page, 'formations')
  await expect(row(page, 'Programmée')).not.toContainText('programmé le')
})
