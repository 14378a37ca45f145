import { expect, inject } from 'vitest'
import { isHydrated } from '../support/hydration'
import type { Driver, Point } from './driver'
import { locate, readProblems } from './in-page'

export type EnginePage = ReturnType<typeof enginePage>

/** What a journey does with a page, in any engine, and reads from it: `expect.poll` waits for what is read. */
export function enginePage(driver: Driver) {
  const { evaluate } = driver

  /** Waits until the document has been taken over by the site's scripts. */
  const hydrated = () => expect.poll(() => evaluate(isHydrated)).toBe(true)

  /** Waits until an element can be clicked, and is at the same place twice: what moves is not clicked. */
  async function centreOf(selector: string, name = ''): Promise<Point> {
    let centre: Point | null = null
    const isStill = async () => {
      const before = centre
      centre = await evaluate(locate, selector, name)
      return centre !== null && centre.x === before?.x && centre.y === before.y
    }
    await expect.poll(isStill, { message: `${selector} «${name}»` }).toBe(true)
    return centre ?? { x: 0, y: 0 }
  }

  return {
    ...driver,
    hydrated,

    /** Opens a path of the site, or another address, and waits until its scripts answer. */
    goto: (path: string) => driver.goto(new URL(path, inject('siteUrl')).href).then(hydrated),

    reload: () => driver.reload().then(hydrated),

    /** Clicks the element of a selector whose name begins with a text, once it can be. */
    click: async (selector: string, name = '') => driver.clickAt(await centreOf(selector, name)),

    /** Drags a part to what follows, once it is still, over 40 percent of the viewport: a slow drag needs a third. */
    async dragToNext(within: string): Promise<void> {
      const movements = (it: string) => document.querySelector(it)?.getAnimations().length
      await expect.poll(() => evaluate(movements, `${within} .swiper-wrapper`)).toBe(0)
      const { x, y } = await centreOf(`${within} .swiper`)
      const step = Math.round(inject('viewport').width / 20)
      await driver.drag([4, 3, 2, 1, 0, -1, -2, -3, -4].map((at) => ({ x: x + at * step, y })))
    },

    /** Path and query of the page. */
    path: async () => (await driver.url()).replace(/^https?:\/\/[^/]+/, ''),

    /** How many elements a selector has. */
    count: (selector: string) => evaluate((it) => document.querySelectorAll(it).length, selector),

    /** The text of the first element of a selector, with single spaces. */
    text: (selector: string) =>
      evaluate((it) => document.querySelector(it)?.textContent?.replace(/\s+/g, ' '), selector),

    /** What has gone wrong so far, and what is wider than the page. */
    problems: () => evaluate(readProblems),
  }
}
