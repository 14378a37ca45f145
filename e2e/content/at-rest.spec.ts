import { templates } from '../routes'
import { finishAnimations } from '../support/finish-animations'
import { waitForHydration } from '../support/hydration'
import { expect, type Page, test } from '../support/shared-site-test'

/** What the scripts of the test leave on `window`: a frame of the browser, not of the test's clock, and a count. */
type Frames = { nextFrame: typeof requestAnimationFrame; frames: number }

const seconds = 5

test('R1 five seconds of any page at rest ask for no frame; a countdown and a carousel in view for at most one a second; what is further down is not hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => Object.assign(window, { nextFrame: requestAnimationFrame }))
  await page.clock.install()
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame
    const counter = Object.assign(window as unknown as Frames, { frames: 0 })
    window.requestAnimationFrame = (callback) => {
      counter.frames += 1
      return request(callback)
    }
  })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  const counts = async () => {
    const frames = await page.evaluate(() => (window as unknown as Frames).frames)
    const { metrics } = await devTools.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((it) => it.name === name)?.value ?? Number.NaN
    return [frames, valueOf('LayoutCount'), valueOf('RecalcStyleCount')] as const
  }
  for (const { path } of templates) {
    await page.goto(path)
    await waitForHydration(page)
    await page.waitForFunction(isLoaded)
    await finishAnimations(page)
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 10_000)
    await paint(page)
    const before = await counts()
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1000)
      await paint(page)
    }
    const [frames, layouts, styles] = (await counts()).map((it, index) => it - (before[index] ?? 0))
    const ticking = await page.locator('main').locator('[role="timer"], .carousel').count()
    expect.soft(frames, `frames of ${path}`).toBeLessThanOrEqual(ticking > 0 ? seconds : 0)
    // A carousel that moves on measures itself.
    const most = ticking > 0 ? 3 * seconds : seconds
    expect.soft(layouts, `layouts of ${path}`).toBeLessThanOrEqual(most)
    expect.soft(styles, `styles of ${path}`).toBeLessThanOrEqual(most)
    expect.soft(await page.evaluate(hiddenHeadings), `hidden on ${path}`).toEqual([])
    await page.clock.resume()
  }
})

/** Waits until what has changed is painted. */
function paint(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { nextFrame } = window as unknown as Frames
    return new Promise((done) => nextFrame(() => nextFrame(done)))
  })
}

/** Runs in the page: whether the film of the hero plays or never will, near carousels have their script, pictures their file. */
function isLoaded(): boolean {
  const isNear = (it: Element) => it.getBoundingClientRect().top < 1.5 * window.innerHeight
  const waiting = document.querySelectorAll(
    'main [data-video-state="loading"], main .carousel[data-moving="false"]',
  )
  const loading = [...document.images].filter((it) => !it.complete && it.checkVisibility())
  return ![...waiting, ...loading].some(isNear)
}

/** Runs in the page: the headings of its sections that cannot be seen, wherever they are. */
function hiddenHeadings(): string[] {
  return [...document.querySelectorAll('main h2')]
    .filter((it) => it.checkVisibility() && !it.checkVisibility({ opacityProperty: true }))
    .map((it) => it.textContent)
}
