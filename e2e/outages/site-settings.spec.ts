import { loadedFile } from '../support/picture'
import { expect, test } from '../support/worker-site-test'

// The browser logs the picture that is missing.
test.use({ allowConsole: [/404/] })

test('R22 the site’s picture replaces one that fails to load', async ({ page, publish }) => {
  await publish({
    'site-settings': {
      pictures: {
        hero_medias: { image: '/media/absente.txt' },
        hero_accueil: { image: '/media/plage-1600x900.jpg' },
      },
    },
  })
  const hero = page.getByRole('main').locator('section').first().locator('img')
  await page.goto('/medias')
  await expect(hero).toHaveAttribute('src', /\/_pictures\/hero\/medias/)
  await page.goto('/')
  expect(await loadedFile(hero)).toContain('plage-1600x900')
})
