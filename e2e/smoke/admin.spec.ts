import { expect, test } from '../support/shared-site-test'

test('R44 R45 «Espace Admin» leads to the back-office in a new tab, and is closed to search engines', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/admin')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espace Admin')
  await expect(main.getByRole('img', { name: /^Un bureau la nuit/ })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  const link = main.getByRole('link', { name: 'Se connecter' })
  await expect(link).toHaveCount(1)
  await expect(link).toContainText(/^Se connecter/)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(link).toHaveAttribute('href', /^https?:\/\//)
  const target = new URL((await link.getAttribute('href')) ?? '')
  expect(target.origin).not.toBe(new URL(page.url()).origin)
})
