import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/shared-site-test'

const listPath = '/medias/mediaevenements'
const endedMessage = 'Événement terminé'

test('R69 R70 each past event of the list is marked as ended, no other is', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(listPath)
  const past = page.getByRole('region', { name: 'Événements passés' })
  const cards = past.getByRole('article')
  expect(await cards.count()).toBeGreaterThan(1)
  await expect(cards.filter({ hasText: endedMessage })).toHaveCount(await cards.count())
  const upcoming = page.getByRole('region', { name: 'À venir' })
  expect(await upcoming.getByRole('article').count()).toBeGreaterThan(1)
  await expect(upcoming.getByText(endedMessage)).toHaveCount(0)
})

test('R76 R79 the page of yesterday’s event stays, is marked as ended and links to the next three', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(`${listPath}/concert-hier`)
  await expect(page.getByText(endedMessage, { exact: true })).toBeVisible()
  await expect(page.getByText('L’événement a commencé', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lien non disponible' })).toBeVisible()
  const next = page.getByRole('region', { name: 'Prochains événements' })
  await expect(next.getByRole('heading', { level: 3 })).toHaveText([
    'Soirée portraits de Cotonou',
    'Atelier récit & image',
    'La nuit du conte',
  ])
  await next.getByRole('link', { name: 'La nuit du conte', exact: true }).click()
  await expect(page).toHaveURL(/nuit-du-conte$/)
})

test('R77 R80 a past event offers neither calendar nor local hour, nor an action bar, and says once that it is over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${listPath}/concert-hier`)
  const main = page.getByRole('main')
  await expect(main.getByText(/terminé/)).toHaveCount(1)
  await expect(main.getByText('Ajouter au calendrier')).toHaveCount(0)
  await expect(main.getByText(/heure de Cotonou|chez vous/)).toHaveCount(0)
  await expect(page.locator('.action-bar')).toHaveCount(0)
})

test('R76 A12 an event of today or later is not marked as ended', async ({ request }) => {
  for (const slug of ['soiree-ce-soir', 'atelier-demain']) {
    const { status, text } = await serverHtml(request, `${listPath}/${slug}`)
    expect(status).toBe(200)
    expect(text).not.toContain(endedMessage)
    expect(text).not.toContain('Prochains événements')
  }
})

test('R76 a page left open past midnight in Cotonou is refreshed', async ({ page }) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Porto-Novo' }).format()
  await page.clock.install({ time: new Date(`${today}T23:59:58+01:00`) })
  const refreshed = page.waitForRequest(/soiree-ce-soir\?_rsc=/)
  await page.goto(`${listPath}/soiree-ce-soir`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.fastForward(60_000)
  await refreshed
})
