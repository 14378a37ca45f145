import { expect, inject } from 'vitest'
import { isHydrated } from '../support/hydration'
import type { Driver, Point } from './driver'
import { locate, readProblems } from './in-page'

/** What a journey does with a page, in any engine, and reads from it: `expect.poll` waits for what is read. */
export class EnginePage {
  constructor(readonly driver: Driver) {}

  /** Opens a path of the site, or another address, and waits until its scripts answer. */
  async goto(path: string): Promise<void> {
    await this.driver.goto(new URL(path, inject('siteUrl')).href)
    await this.hydrated()
  }

  async reload(): Promise<void> {
    await this.driver.reload()
    await this.hydrated()
  }

  /** Waits until the document has been taken over by the site's scripts. */
  async hydrated(): Promise<void> {
    await expect.poll(() => this.driver.evaluate(isHydrated)).toBe(true)
  }

  /** Clicks the element of a selector whose name begins with a text, once it can be. */
  async click(selector: string, name = ''): Promise<void> {
    await this.driver.click(await this.centreOf(selector, name))
  }

  /** Drags a part to what follows, once it is still, over 40 percent of the viewport: a slow drag needs a third. */
  async dragToNext(within: string): Promise<void> {
    const movements = (it: string) => document.querySelector(it)?.getAnimations().length
    const wrapper = `${within} .swiper-wrapper`
    await expect.poll(() => this.driver.evaluate(movements, wrapper)).toBe(0)
    const { x, y } = await this.centreOf(`${within} .swiper`)
    const step = Math.round(inject('viewport').width / 20)
    await this.driver.drag([4, 3, 2, 1, 0, -1, -2, -3, -4].map((at) => ({ x: x + at * step, y })))
  }

  /** Waits until an element can be clicked, and is at the same place twice: what moves is not clicked. */
  private async centreOf(selector: string, name = ''): Promise<Point> {
    let centre: Point | null = null
    const isStill = async () => {
      const before = centre
      centre = await this.driver.evaluate(locate, selector, name)
      return centre !== null && centre.x === before?.x && centre.y === before.y
    }
    await expect.poll(isStill, { message: `${selector} «${name}»` }).toBe(true)
    return centre ?? { x: 0, y: 0 }
  }

  /** Path and query of the page. */
  path = async (): Promise<string> => (await this.driver.url()).replace(/^https?:\/\/[^/]+/, '')

  /** How many elements a selector has. */
  count = (selector: string) =>
    this.driver.evaluate((it) => document.querySelectorAll(it).length, selector)

  /** The text of the first element of a selector, with single spaces. */
  text = (selector: string) =>
    this.driver.evaluate(
      (it) => document.querySelector(it)?.textContent?.replace(/\s+/g, ' '),
      selector,
    )

  /** What has gone wrong so far, and what is wider than the page. */
  problems = () => this.driver.evaluate(readProblems)
}
