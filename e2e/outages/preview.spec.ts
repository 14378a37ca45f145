import { previewLifetimeMs } from '../../lib/shared/preview-address'
import { expect, test } from '../support/worker-site-test'

/** What a backend answers that knows no drafts, or fails, and what a preview then says. */
const unavailable = [503, 'L’aperçu n’est pas disponible pour l’instant'] as const
const cases = [
  ['ok', 404, 'Ce contenu n’existe plus'],
  ['notFound', ...unavailable],
  ['error500', ...unavailable],
  ['html', ...unavailable],
  ['refuse', ...unavailable],
  ['hang', ...unavailable],
] as const

test('R14 A10 a preview says in French why there is none when the backend fails, is gone or knows no drafts; a stranger who alters or keeps its address gets none', async ({
  mock,
  page,
  site,
}) => {
  for (const [mode, status, heading] of cases) {
    await mock.mode(mode)
    const response = await page.goto(site.previewUrl('evenements', 1))
    expect([mode, response?.status()]).toEqual([mode, status])
    expect(response?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('complementary', { name: 'Aperçu' })).toHaveCount(0)
  }
  await mock.mode('ok')
  const askedFor = () => mock.requests.filter(({ path }) => path.startsWith('/drafts/')).length
  const before = askedFor()
  expect(before).toBeGreaterThan(0)
  const unsigned = await page.goto('/apercu/evenements/1?expire=1&signature=x')
  expect(unsigned?.status()).toBe(403)
  const other = site.previewUrl('evenements', 2).replace('/2?', '/1?')
  expect((await page.goto(other))?.status()).toBe(403)
  const old = site.previewUrl('evenements', 1, previewLifetimeMs + 2000)
  expect((await page.goto(old))?.status()).toBe(410)
  await expect(page.getByRole('main')).toContainText('back-office.')
  expect(askedFor()).toBe(before)
})
