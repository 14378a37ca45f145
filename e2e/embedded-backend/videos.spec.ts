import { expect, test } from '../support/back-office-test'

// The browser logs the status of what is refused.
test.use({ allowConsole: [/ 40[03] /] })

// That it is found without accents: backend/src/search-operators.test.ts.
test('R86 a video is pasted as it comes, and gets its picture by one tap', async ({
  page,
  backOffice: { contract },
}) => {
  await page.goto('/admin/collections/videos/create')
  await page.locator('#field-title').fill('Film collé à Ouidah')
  const address = page.locator('#field-youtube_url')
  const publish = page.getByRole('button', { name: 'Publier les modifications' })
  const take = page.getByRole('button', { name: 'Prendre la vignette de YouTube' })
  await address.fill('https://www.facebook.com/watch?v=1234567890')
  await expect(take).toHaveCount(0)
  await publish.click()
  await expect(page.getByText('Cette adresse mène à Facebook').first()).toBeVisible()
  await address.fill('Regarde : youtu.be/pastedVideo1 !')
  await take.click()
  await expect(page.locator('#field-thumbnail')).toContainText(/youtube-pastedvideo1-\w+\.jpg/)
  await expect(take).toHaveCount(0)
  const date = page.getByLabel('Date de publication')
  await date.fill('30/09/2026 à 22:00')
  await date.blur()
  await expect(date).toHaveValue(/^mercredi 30 septembre 2026 à\s22:00$/)
  expect(await date.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  await publish.click()
  await expect(page).toHaveURL(/videos\/\d+/)
  await expect
    .poll(() => contract('medias/videos'))
    .toContainEqual(
      expect.objectContaining({
        title: 'Film collé à Ouidah',
        youtube_url: 'https://youtu.be/pastedVideo1',
        thumbnail: expect.stringMatching(/^\/media\/youtube-pastedvideo1-/),
      }),
    )
})
