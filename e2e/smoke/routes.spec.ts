import { type RouteRow, routes, universePaths } from '../routes'
import { expectAxeClean } from '../support/axe'
import { expectNoLayoutShift, expectNoSidewaysOverflow } from '../support/layout'
import { expectControlsSeen, expectHeard, expectHits } from '../support/page-controls'
import { unpaintedPictures } from '../support/picture'
import { expectReviewedNames, listName } from '../support/reviewed-names'
import { scrollToEnd } from '../support/scroll-to-end'
import { pageHeaderProblems } from '../support/security-headers'
import { deployedUrl } from '../support/shared-site'
import { expect, type Page, test } from '../support/shared-site-test'
import { expectLetters } from '../support/text-layout'

const softly = expect.configure({ soft: true })
const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 720 }

/** What every page must be, in one visit on a phone and, of one page of each template, one on a desktop. */
for (const route of routes) {
  const { path, status, isVariant } = route
  const title = `${path}: ${status} in French, no shift, every picture painted, axe, 320 px, reviewed names, text of 200 %; every control is heard, stands out and gets the taps on it`
  test(`R1 R2 R3 ${title}`, { tag: '@smoke' }, async ({ page, context }) => {
    await page.setViewportSize(phone)
    await test.step('answer and outline', () => expectOutline(page, route))
    await test.step('names at 360 px', () => expectHeard(page))
    await test.step('no layout shift down to the end', async () => {
      await scrollToEnd(page)
      await expectNoLayoutShift(page)
    })
    // One beside the screen, in a row that is scrolled sideways, may be on its way.
    await test.step('pictures', () =>
      softly.poll(() => unpaintedPictures(page), 'not painted').toEqual([]))
    await test.step('axe at 360 px', () => expectAxeClean(page))
    await test.step('no overflow at 320 px', () => expectNoSidewaysOverflow(page, 320))
    // Its controls are those of another page.
    if (isVariant) return
    await page.setViewportSize(phone)
    await test.step('contrast at 360 px', () => expectControlsSeen(page))
    await test.step('taps at 360 px', () => expectHits(page))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectLetters(page, phone.width, 'wide spacing')
    await expectLetters(page, phone.width, 'letters of twice the size')

    // A visit of its own: in the same tab the browser restores what was scrolled to.
    const tab = await context.newPage()
    await tab.setViewportSize(desktop)
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto(path)
    await test.step('names at 1280 px', () => expectHeard(tab))
    for (const [part, name] of reviewedParts(tab, path)) {
      await test.step(`names of ${name ?? 'the page'}`, () => expectReviewedNames(part, name))
    }
    if (reviewed.includes(path))
      await test.step('contrast at 1280 px', () => expectControlsSeen(tab))
    await expectLetters(tab, desktop.width, 'usual letters')
    await expectLetters(tab, desktop.width, 'letters of twice the size')
  })
}

async function expectOutline(page: Page, { path, title, h1, status }: RouteRow): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status()).toBe(status)
  expect.soft(pageHeaderProblems((await response?.headersArray()) ?? [])).toEqual([])
  await expect.soft(page).toHaveTitle(title)
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'fr')
  const detection = page.locator('head > meta[name="format-detection"]')
  const none = 'telephone=no, date=no, address=no, email=no'
  await expect.soft(detection).toHaveAttribute('content', none)
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(h1)
  await expect.soft(page.getByRole('main')).toHaveCount(1)
}

/** Pages with controls of their own; those of the others are among them, or titles of a text. */
const reviewed = [
  ...['/', ...universePaths, '/medias/mediavideo', '/medias/mediagalerie'],
  ...['/medias/mediaevenements', '/medias/mediaevenements/nuit-du-conte'],
  '/medias/videoplayers?v=medias00001',
  ...['/beaute/formations/coiffure-tresses', '/voyage/destination/france'],
]

/** The parts of a page whose controls are looked at, with the name of their list where they have one. */
function reviewedParts(page: Page, path: string) {
  const hasList = !deployedUrl && reviewed.includes(path)
  const main = [page.getByRole('main'), hasList ? listName(path) : undefined] as const
  const around = [
    [page.getByRole('banner'), `entete-${listName(path)}`],
    [page.getByRole('contentinfo'), 'pied'],
  ] as const
  const hasAround = !deployedUrl && ['/', ...universePaths].includes(path)
  // The page of kept copies has no control of its own until there are some.
  return path === '/hors-ligne' ? [] : [main, ...(hasAround ? around : [])]
}
