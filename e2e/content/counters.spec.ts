import { finishAnimationsOf, pauseAnimationsOnceParsed } from '../support/animations'
import { expect, type Page, test } from '../support/shared-site-test'

/** What the page's script leaves on `window` for the test. */
type Recording = { countedValues: string[] }

const figures = ['120', '85', '40']

test.use({ splash: true })

test('R127 A39 the figures count up to their value once the splash has ended, on a later visit at once, and do not move under reduced motion', async ({
  page,
}) => {
  const figuresInView = () => page.locator('dl').scrollIntoViewIfNeeded()
  await recordCountedValues(page)

  await test.step('after the splash', async () => {
    await pauseAnimationsOnceParsed(page, '.splash')
    await page.goto('/immobilier')
    // The video of the hero is requested by the last effects of the page.
    await expect(page.locator('.hero-picture')).not.toHaveAttribute('data-video-state', 'loading')
    await figuresInView()
    await expectFigures(page)
    expect(await countedValues(page)).toEqual([])
    await finishAnimationsOf(page.getByTestId('splash'))
    await expect.poll(() => countedValues(page)).toEqual(expect.arrayContaining(figures))
    await expectFigures(page)
    const values = (await countedValues(page)).map(Number)
    expect(values.slice(0, figures.length)).toEqual([0, 0, 0])
    expect(Math.min(...values)).toBe(0)
    expect(Math.max(...values)).toBe(120)
  })

  await test.step('without a splash', async () => {
    await page.reload()
    await expect(page.getByTestId('splash')).toBeHidden()
    await figuresInView()
    await expect.poll(() => countedValues(page)).toContain('0')
  })

  await test.step('under reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await figuresInView()
    await expect(page.getByRole('tab', { selected: true })).toBeVisible()
    await expectFigures(page)
    expect(await countedValues(page)).toEqual([])
  })
})

/** The figures as they are shown, without what assistive technology reads. */
const expectFigures = (page: Page): Promise<void> =>
  expect(page.locator('dl dd [aria-hidden="true"]')).toHaveText(figures)

/** Records every change of a figure from the first script of the page on. */
async function recordCountedValues(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const values: string[] = []
    Object.assign(window, { countedValues: values })
    new MutationObserver((records) => {
      for (const { target, removedNodes } of records) {
        const isFigure = target instanceof Element && target.matches('dl [aria-hidden="true"]')
        if (isFigure && removedNodes.length > 0) values.push(target.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

const countedValues = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Recording).countedValues)
