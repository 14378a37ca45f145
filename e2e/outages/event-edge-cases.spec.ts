import { documentTitle } from '../../lib/seo/metadata'
import { defaultSettings } from '../../lib/site/default-settings'
import { oddEvents, oddTitles } from '../mock-backend/content/odd'
import { todayInCotonou } from '../mock-backend/days'
import { eventPath, listPath, onlyEvents, tonight } from '../support/event-content'
import { expectNoSidewaysOverflow } from '../support/layout'
import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/test'

test.use({ actionTimeout: 20_000 })

test('R71 R77 edge-case titles are shown as text, on the list and on their pages', async ({
  isolatedSite,
  page,
}) => {
  test.slow()
  const { site } = await isolatedSite(onlyEvents(oddEvents(todayInCotonou())))
  const titles = Object.values(oddTitles)
  expect(titles.length).toBeGreaterThan(5)
  await page.goto(site.url + listPath)
  for (const title of titles) {
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1)
  }
  await expectNoSidewaysOverflow(page, 320)
  for (const [index, title] of titles.entries()) {
    await page.goto(`${site.url}${listPath}/etrange-${index}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(documentTitle(title, defaultSettings))
    await expectNoSidewaysOverflow(page, 320)
  }
})

test('R77 R80 R81 description and live link are never executed, line breaks are preserved', async ({
  isolatedSite,
  page,
}) => {
  const { site } = await isolatedSite(
    onlyEvents([
      tonight({
        slug: 'fête à 100% & plus',
        description: 'Première ligne\nDeuxième <img src=x onerror=alert(1)>\n\nFin',
        live_url: 'javascript:alert(1)',
      }),
      tonight({ id: 7, slug: 'direct', live_url: 'https://exemple.bj/direct?a=1&b=2' }),
    ]),
  )
  await page.goto(site.url + listPath)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const text = page.getByText(/^Première ligne/)
  expect(await text.innerText()).toBe(
    'Première ligne\nDeuxième <img src=x onerror=alert(1)>\n\nFin',
  )
  await expect(page.getByRole('button', { name: 'Lien non disponible' })).toBeDisabled()
  await expect(page.locator('[href^="javascript"]')).toHaveCount(0)
  await page.goto(`${site.url}${listPath}/direct`)
  const live = page.getByRole('link', { name: 'Regarder en direct' })
  await expect(live).toHaveAttribute('href', 'https://exemple.bj/direct?a=1&b=2')
  await expect(live).toHaveAttribute('target', '_blank')
})

test('A13 A51 an event without date has no countdown and no calendar, one without poster no download', async ({
  isolatedSite,
  page,
  request,
}) => {
  const { site } = await isolatedSite(onlyEvents(oddEvents(todayInCotonou())))
  await page.goto(`${site.url}${listPath}/sans-date`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sans date' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByText('Ajouter au calendrier')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Télécharger/ })).toHaveCount(0)
  expect((await request.get(`${site.url}${listPath}/sans-date/calendrier.ics`)).status()).toBe(404)
  expect((await request.get(`${site.url}/api/affiche/evenement/sans-affiche`)).status()).toBe(404)
  await page.goto(`${site.url}${listPath}/sans-heure`)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText('heure de Cotonou')).toHaveCount(0)
  const file = await (await request.get(`${site.url}${listPath}/sans-heure/calendrier.ics`)).text()
  expect(file).toContain('DTSTART;VALUE=DATE:')
})

test('A30 the server fetches posters from the backend only; a poster of another host is linked directly', async ({
  isolatedSite,
  request,
}) => {
  const foreign = 'http://127.0.0.1:9/affiche.jpg'
  const { site } = await isolatedSite(
    onlyEvents([
      tonight({ slug: 'ailleurs', poster: foreign }),
      tonight({ id: 7, slug: 'absente', poster: '/media/absente.jpg' }),
    ]),
  )
  const status = async (slug: string) =>
    (await request.get(`${site.url}/api/affiche/evenement/${slug}`)).status()
  expect(await status('ailleurs')).toBe(404)
  expect(await status('absente')).toBe(404)
  const { html } = await serverHtml(request, `${site.url}${listPath}/ailleurs`)
  expect(html).toContain(`<a href="${foreign}" download="Veillée.jpg"`)
})

/** Environment that shifts the clock of the site's process to an instant. */
const clockAt = (instant: string) => {
  const code = `const R=Date,d=R.parse('${instant}')-R.now();globalThis.Date=class extends R{constructor(...a){a.length?super(...a):super(R.now()+d)}static now(){return R.now()+d}}`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
}

for (const { instant, section } of [
  { instant: '2031-03-04T22:59:00Z', section: 'À venir' },
  { instant: '2031-03-04T23:00:00Z', section: 'Événements passés' },
]) {
  test(`R69 R70 A11 at ${instant} an event of 4 March 2031 is listed under «${section}»`, async ({
    isolatedSite,
    openWithoutJavaScript,
  }) => {
    const day = [tonight({ title: 'Ce jour', date: '2031-03-04' })]
    const { site } = await isolatedSite({ env: clockAt(instant), ...onlyEvents(day) })
    const page = await openWithoutJavaScript(site.url + listPath)
    const inside = page.getByRole('region', { name: section })
    await expect(inside.getByRole('link', { name: 'Ce jour', exact: true })).toBeVisible()
  })
}

for (const { timezoneId, own } of [
  { timezoneId: 'Africa/Porto-Novo', own: '' },
  { timezoneId: 'Europe/Paris', own: 'soit 01:30 chez vous' },
  { timezoneId: 'America/Montreal', own: 'soit le 30 juin à 19:30 chez vous' },
]) {
  test.describe(`seen from ${timezoneId}`, () => {
    test.use({ timezoneId })
    test(`R77 A11 A14 seen from ${timezoneId} the date is that of Cotonou, with the visitor’s local time below it, after the place`, async ({
      isolatedSite,
      page,
    }) => {
      const { site } = await isolatedSite(
        onlyEvents([tonight({ date: '2031-07-01', time: '00:30', place: 'Ouidah' })]),
      )
      await page.goto(site.url + eventPath)
      const when = page.getByRole('main').locator('header p')
      await expect(when).toHaveText([
        /^Lieu\s: Ouidah$/,
        /^mardi 1er juillet 2031 à\s00:30 \(heure de Cotonou\)$/,
        own,
      ])
    })
  })
}
