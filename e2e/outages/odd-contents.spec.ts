import { dayInCotonou } from '../../contract/formatting/dates'
import { documentTitle } from '../../lib/seo/document-title'
import { defaultSettings } from '../../lib/site/default-site-settings'
import { oddContents, oddTitles } from '../mock-backend/content/odd'
import { listPath } from '../support/event-content'
import { galleryPath } from '../support/gallery'
import { expectNoSidewaysOverflow } from '../support/layout'
import { expect, test } from '../support/worker-site-test'

const titles = Object.values(oddTitles)

// A picture of a photo is missing.
test.use({ allowConsole: [/absente\.jpg/] })

// What an item lacks: e2e/http/odd-contents.test.ts.
test('R62 R66 R71 R77 R102 R129 A13 edge-case titles are text in every list and on pages of their own, and fit 320 px', async ({
  page,
  publish,
}) => {
  expect(titles.length).toBeGreaterThan(5)
  await publish(oddContents(dayInCotonou()))
  for (const [path, expected] of [
    [listPath, titles],
    [galleryPath, titles],
    ['/beaute', titles],
    ['/immobilier', [oddTitles.long]],
  ] as const) {
    await page.goto(path)
    for (const title of expected) {
      const link = page.getByRole('main').getByRole('link', { name: title, exact: true })
      await expect(link, path).toHaveCount(1)
    }
    await expectNoSidewaysOverflow(page, 320)
  }
  for (const title of [oddTitles.script, oddTitles.rightToLeft, oddTitles.long]) {
    const index = titles.indexOf(title)
    for (const path of [`${listPath}/etrange-${index}`, `/beaute/formations/étrange ${index}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(documentTitle(title, defaultSettings))
      await expectNoSidewaysOverflow(page, 320)
    }
  }
})
