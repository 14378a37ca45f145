import { listPath } from '../support/event-content'
import { expect, test } from '../support/shared-site-test'

const endedMessage = 'Événement terminé'

test('R76 R77 R79 R80 the page of yesterday’s event stays, says once that it is over, offers no calendar and links to the next three', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${listPath}/concert-hier`)
  const main = page.getByRole('main')
  await expect(page.getByText(endedMessage, { exact: true })).toBeVisible()
  await expect(main.getByText(/terminé/)).toHaveCount(1)
  await expect(page.getByText('L’événement a commencé', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lien non disponible' })).toBeVisible()
  await expect(main.getByText('Ajouter au calendrier')).toHaveCount(0)
  await expect(main.getByText(/heure de Cotonou|chez vous/)).toHaveCount(0)
  await expect(page.locator('.action-bar')).toHaveCount(0)
  const next = page.getByRole('region', { name: 'Prochains événements' })
  await expect(next.getByRole('heading', { level: 3 })).toHaveText([
    'Soirée portraits de Cotonou',
    'Atelier récit & image',
    'La nuit du conte',
  ])
  await next.getByRole('link', { name: 'La nuit du conte', exact: true }).click()
  await expect(page).toHaveURL(/nuit-du-conte$/)
})
