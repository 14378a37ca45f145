import type { APIRequestContext } from '@playwright/test'
import { staticRoutes } from '../../lib/shared/static-routes'
import { oddEvents } from '../mock-backend/content/odd'
import { todayInCotonou } from '../mock-backend/days'
import { publish, singleEvent } from '../support/home-content'
import { poll } from '../support/poll'
import type { Site } from '../support/site'
import { sitemapErrors, textsOf } from '../support/sitemap-schema'
import { expect, test } from '../support/test'

const files = [
  '/sitemap.xml',
  '/medias/mediaevenements/flux.xml',
  '/medias/mediaevenements/calendrier.ics',
]
const eventPath = '/medias/mediaevenements/seul'

/** Sitemap, feed and calendar: their statuses, and which of them name the event «seul». */
async function state(request: APIRequestContext, site: Site) {
  const answers = await Promise.all(files.map((path) => request.get(site.url + path)))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  return {
    statuses: answers.map((answer) => answer.status()),
    named: texts.map((text) => text.replaceAll('\r\n ', '').includes(site.url + eventPath)),
  }
}
const all = (named: boolean) => ({ statuses: [200, 200, 200], named: [named, named, named] })

test('R19 a published event is in sitemap, feed and calendar within 3 s; a failure removes nothing', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite()
  expect(await state(request, site)).toEqual(all(false))
  mock.set('medias-events', singleEvent('Annoncé'))
  await publish(request, site)
  await poll(() => state(request, site), { timeout: 3000 }).toEqual(all(true))

  for (const mode of ['error500', 'refuse'] as const) {
    await mock.mode(mode)
    await publish(request, site)
    await request.get(site.url + files[0])
    expect(await state(request, site), mode).toEqual(all(true))
  }
})

test('R83 A10 without a backend the sitemap lists the static pages, feeds are empty and valid; content after recovery', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite({ mode: 'refuse' })
  expect(await state(request, site)).toEqual(all(false))
  const xml = await (await request.get(`${site.url}/sitemap.xml`)).text()
  expect(await sitemapErrors(xml)).toEqual([])
  expect(textsOf(xml, 'loc')).toHaveLength(staticRoutes.length + 3)
  expect(textsOf(xml, 'loc')).toEqual(
    expect.arrayContaining(staticRoutes.map(({ path }) => site.url + path)),
  )
  mock.set('medias-events', singleEvent('Revenu'))
  await mock.mode('ok')
  await poll(() => state(request, site), { timeout: 15_000 }).toEqual(all(true))
})

test('R71 the sitemap is valid with edge-case events', async ({ isolatedSite, request }) => {
  const { site } = await isolatedSite({
    prepare: (mock) => mock.set('medias-events', oddEvents(todayInCotonou())),
  })
  const xml = await (await request.get(`${site.url}/sitemap.xml`)).text()
  expect(await sitemapErrors(xml)).toEqual([])
  expect(textsOf(xml, 'loc')).toContain(`${site.url}/medias/mediaevenements/202`)
})
