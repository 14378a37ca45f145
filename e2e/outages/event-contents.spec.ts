import { addDays, todayInCotonou } from '../mock-backend/days'
import { expectAxeClean } from '../support/axe'
import { eventPath, listPath, tonight } from '../support/event-content'
import { expect, test } from '../support/worker-site-test'

const place = 'Maison des jeunes de Fidjrossè, Cotonou'
const over = 'L’événement est terminé'

test('R77 R79 A12 an event with an end and a place shows both on its page, which says when it is over', async ({
  page,
  publish,
}) => {
  const times = { date: '2031-12-05', time: '20:00', end_date: '2031-12-06', end_time: '02:00' }
  await publish({ 'medias-events': [tonight({ ...times, place })] })
  await page.clock.install({ time: new Date('2031-12-06T01:59:00+01:00') })
  await page.goto(eventPath)
  const heading = page.getByRole('main').locator('header')
  await expect(heading).toContainText(/du vendredi 5 décembre à\s20:00 au samedi 6 décembre 2031/)
  await expect(heading.getByText(place)).toBeVisible()
  await expect(page.getByText('L’événement a commencé', { exact: true })).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(page.getByText(over, { exact: true })).toBeVisible()
})

test('R71 R77 R78 price and tickets are told on card and page; a cancelled event says so everywhere, and is not counted down to', async ({
  page,
  publish,
  request,
}) => {
  const date = addDays(todayInCotonou(), 5)
  const sold = { date, tarif: '5 000 FCFA', billets: 'https://exemple.bj/billets' }
  await publish({
    'medias-events': [
      tonight({ ...sold, slug: 'payant', title: 'Payante' }),
      tonight({ ...sold, id: 7, slug: 'annule', title: 'Annulée', etat: 'annule' }),
      tonight({ id: 8, slug: 'reporte', title: 'Reportée', etat: 'reporte', date }),
    ],
  })
  await page.goto(listPath)
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  await expect(card('Payante')).toContainText('5 000 FCFA')
  await expect(card('Annulée').getByText('Annulé', { exact: true })).toBeVisible()
  await expect(card('Reportée').getByText('Reporté', { exact: true })).toBeVisible()

  await page.goto(`${listPath}/payant`)
  const tickets = page.getByRole('link', { name: 'Prendre un billet' })
  await expect(tickets).toHaveAttribute('href', 'https://exemple.bj/billets')
  await expectAxeClean(page)
  await expect(page.getByRole('main').getByText('Tarif')).toHaveText(/^Tarif\s:\s*$/)
  await expect(page.getByRole('timer')).toBeVisible()

  await page.goto(`${listPath}/annule`)
  await expect(page.getByText('Cet événement est annulé.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(tickets).toHaveCount(0)
  await expect(page.getByText('Ajouter au calendrier')).toHaveCount(0)
  const file = await (await request.get(`${listPath}/annule/calendrier.ics`)).text()
  expect(file).toContain('STATUS:CANCELLED')
  await page.goto('/')
  await expect(page.getByRole('main').getByText('Payante')).toBeVisible()
})

test('R77 addresses in the description open the site, the e-mail and the telephone that they name', async ({
  page,
  publish,
}) => {
  const description = 'Infos\u00a0: www.exemple.bj, contact@exemple.bj ou 01 97 00 00 01.'
  await publish({ 'medias-events': [tonight({ description })] })
  await page.goto(eventPath)
  const main = page.getByRole('main')
  await expect(main.getByText(description)).toBeVisible()
  for (const [name, href] of [
    ['www.exemple.bj', 'https://www.exemple.bj'],
    ['contact@exemple.bj', 'mailto:contact@exemple.bj'],
    ['01 97 00 00 01', 'tel:+2290197000001'],
  ] as const) {
    const link = main.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc')
  }
})
