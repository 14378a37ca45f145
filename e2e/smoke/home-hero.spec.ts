import { hero, overlayEndMs } from '../../testing/home-page'
import { endOfAnimations, pauseAnimationsAt } from '../support/animations'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const pixelsPerRem = 16

/** Milliseconds at which the splash is gone on a first visit (R9). */
const splashMs = 2500

const videoFiles = /\.mp4(\?|$)/
const neverAnswer = () => new Promise<void>(() => {})

/** When the four steps of the hero text begin. */
const stepDelays = ['1.1s', '1.2s', '1.6s', '1.8s']

test('R18 R22 R23 the hero: its height, and its texts, which fade in step by step, or are visible at once under reduced motion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const section = hero(page)
  expect(await delaysIn(section)).toEqual(expect.arrayContaining(stepDelays))
  await expect.poll(() => opacityOfTexts(section)).toEqual([1, 1, 1])
  await expect(section.getByRole('heading', { level: 1 })).toBeVisible()
  const texts = [/inspire/, /construit/, /rayonne/, /plateforme/i, /culture/i, /beauté/i]
  for (const text of [...texts, /ambition africaine/i]) await expect(section).toContainText(text)
  await expectHeight(section, 1440, 40)
  await page.setViewportSize({ width: 390, height: 900 })
  await expectHeight(section, 390, 33)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await opacityOfTexts(section)).toEqual([1, 1, 1])
  const delays = await delaysIn(section)
  expect(delays.filter((delay) => stepDelays.includes(delay))).toEqual([])
})

async function expectHeight(section: Locator, width: number, rem: number): Promise<void> {
  const box = await section.boundingBox()
  expect(box?.width).toBe(width)
  expect(Math.abs((box?.height ?? 0) - rem * pixelsPerRem)).toBeLessThanOrEqual(1)
}

test.describe('on a first visit', () => {
  test.use({ splash: true })

  test('R20 R23 A8 A40 overlay and text of the hero count from the end of the splash, or from the tap that skips it', async ({
    page,
    context,
  }) => {
    await context.route(videoFiles, neverAnswer)
    const expectSteps = async (tab: Page, fromMs: number, delays: string[]) => {
      expect(await endOfAnimations(hero(tab).getByText('Chargement...'))).toBe(
        fromMs + overlayEndMs,
      )
      expect(await delaysIn(hero(tab))).toEqual(expect.arrayContaining(delays))
    }
    await page.goto('/')
    await expectSteps(page, splashMs, ['3.6s', '3.7s', '4.1s', '4.3s'])
    await page.reload()
    await expectSteps(page, 0, stepDelays)

    const tab = await context.newPage()
    await tab.goto('/')
    await pauseAnimationsAt(tab.getByTestId('splash'), 1000)
    await tab.mouse.click(200, 200)
    await expectSteps(tab, 1000, ['2.1s', '2.2s', '2.6s', '2.8s'])
  })
})

/** The delays of all animations inside the section. */
function delaysIn(section: Locator): Promise<string[]> {
  return section.evaluate((it) =>
    [...it.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter((style) => style.animationName !== 'none')
      .map((style) => style.animationDelay),
  )
}

/** The opacity of the texts of the section, multiplied by that of all their ancestors. */
function opacityOfTexts(section: Locator): Promise<number[]> {
  const texts = section
    .getByRole('heading', { level: 1 })
    .or(section.getByText(/plateforme/i))
    .or(section.getByRole('link', { name: 'Découvrir nos univers' }))
  return texts.evaluateAll((all) =>
    all.map((text) => {
      let opacity = 1
      for (let it: Element | null = text; it; it = it.parentElement)
        opacity *= Number(getComputedStyle(it).opacity)
      return opacity
    }),
  )
}
