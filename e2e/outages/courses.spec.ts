import { oddTitles } from '../mock-backend/content/odd'
import type { MockCourse } from '../mock-backend/types'
import { expectNoSidewaysOverflow } from '../support/layout'
import { expect, test } from '../support/worker-site-test'

const course = (more: Partial<MockCourse>): MockCourse => ({
  ...{ id: 1, slug: 'tresses', title: 'Tresses', affiche: '' },
  ...more,
})

test('R102 A51 edge-case course titles are shown as text; a course without poster has no download', async ({
  page,
  publish,
  request,
}) => {
  const titles = Object.values(oddTitles)
  expect(titles.length).toBeGreaterThan(5)
  await publish({
    'beauty-formations': titles.map((title, index) =>
      course({ id: index + 1, slug: `étrange ${index}`, title }),
    ),
  })
  await page.goto('/beaute')
  for (const title of titles) {
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1)
  }
  await expect(page.getByRole('link', { name: /^Télécharger/ })).toHaveCount(0)
  await expectNoSidewaysOverflow(page, 320)
  await page.getByRole('link', { name: oddTitles.script, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oddTitles.script)
  await expectNoSidewaysOverflow(page, 320)
  const poster = await request.get('/api/affiche/formation/%C3%A9trange%202')
  expect(poster.status()).toBe(404)
})

test('R104 a course shows its duration and its price where the backend has them', async ({
  page,
  publish,
}) => {
  await publish({ 'beauty-formations': [course({ duree: '3 mois', tarif: 150_000 })] })
  const path = '/beaute/formations/tresses'
  await page.goto(path)
  const facts = page.getByRole('main').locator('dl')
  await expect(facts).toHaveText(/Durée\s*3 mois\s*Tarif\s*150\s000\sFCFA/)
  await page.goto('/beaute#formations')
  await expect(page.locator('#formations').getByRole('article')).toContainText(
    /3 mois · 150\s000\sFCFA/,
  )
})
