import { eventPath, tonight } from '../support/event-content'
import { expect, test } from '../support/worker-site-test'

test('R77 R79 A12 an event with an end and a place shows both on its page, which says when it is over', async ({
  page,
  publish,
}) => {
  const times = { date: '2031-12-05', time: '20:00', end_date: '2031-12-06', end_time: '02:00' }
  await publish({ 'medias-events': [tonight({ ...times, place: 'Maison des jeunes, Cotonou' })] })
  await page.clock.install({ time: new Date('2031-12-06T01:59:00+01:00') })
  await page.goto(eventPath)
  const heading = page.getByRole('main').locator('header')
  await expect(heading).toContainText(/du vendredi 5 décembre à\s20:00 au samedi 6 décembre 2031/)
  await expect(heading.getByText('Maison des jeunes, Cotonou')).toBeVisible()
  await expect(page.getByText('L’événement a commencé', { exact: true })).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(page.getByText('L’événement est terminé', { exact: true })).toBeVisible()
})
