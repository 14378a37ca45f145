import { resources } from '../../lib/backend/endpoints'
import { eventNotFound, itemPaths, newContents, pageProblems } from '../support/content-pages'
import { listPath, tonight } from '../support/event-content'
import { revalidate } from '../support/revalidate'
import { expect, test } from '../support/worker-site-test'

/** Repeated, because the site answers with its last content when the backend is slow. */
const patience = { timeout: 60_000, intervals: [4000] }

test('R19 R62 R102 A25 what is published is in the next answer of every page, sitemap, feed and calendar', async ({
  publish,
  request,
}) => {
  await pageProblems(request, 'filled')
  let count = 0
  await expect(async () => {
    const title = `Publié en ${(count += 1)}`
    await publish(newContents(title))
    expect(await pageProblems(request, { title })).toEqual([])
  }).toPass(patience)
})

test('R51 R59 R68 R83 R105 R130 R131 A25 a healthy backend without content: empty texts everywhere, no page of an item, nothing logged', async ({
  mock,
  openWithoutJavaScript,
  request,
  site,
}) => {
  await mock.mode('empty')
  await expect(async () => {
    await revalidate(site, resources)
    expect(await pageProblems(request, 'empty', { gone: itemPaths })).toEqual([])
  }).toPass(patience)
  expect(site.log()).not.toContain('Erreur')
  const page = await openWithoutJavaScript(listPath)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
})

test('R83 A10 an event answers 404 only while the backend does', async ({
  page,
  publish,
  request,
}) => {
  const path = `${listPath}/annonce-bientot`
  const statuses = async (events: object[]) => {
    await publish({ 'medias-events': events })
    const answers = [await request.get(path), await request.get(`${path}/calendrier.ics`)]
    return answers.map((answer) => answer.status())
  }
  expect((await page.goto(path))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: eventNotFound })).toBeVisible()
  const back = page.getByRole('link', { name: 'Tous les événements' })
  await expect(back).toHaveAttribute('href', listPath)
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  const announced = tonight({ slug: 'annonce-bientot', title: 'Annoncé' })
  await expect.poll(() => statuses([announced]), patience).toEqual([200, 200])
  await expect.poll(() => statuses([]), patience).toEqual([404, 404])
})
