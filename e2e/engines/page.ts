import { expect, inject } from 'vitest'
import { isHydrated } from '../support/hydration'
import type { Driver, Point } from './driver'
import { locate, readProblems } from './in-page'

/** What a journey does with a page, in any engine. */
export class EnginePage {
  constructor(readonly driver: Driver) {}

  /** Opens a path of the site, or another address, and waits until its scripts answer. */
  async goto(path: string): Promise<void> {
    await this.driver.goto(new URL(path, inject('siteUrl')).href)
    await this.expectHydrated()
  }

  async reload(): Promise<void> {
    await this.driver.reload()
    await this.expectHydrated()
  }

  /** Clicks the element of a selector whose name begins with a text, once it can be. */
  async click(selector: string, name = ''): Promise<void> {
    await this.driver.click(await this.centreOf(selector, name))
  }

  /** Drags a part to what follows, once it is still, over 40 percent of the viewport: a slow drag needs a third. */
  async dragToNext(within: string): Promise<void> {
    const movements = (it: string) => document.querySelector(it)?.getAnimations().length
    await this.expect(0, movements, `${within} .swiper-wrapper`)
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
    await this.expectPoll(isStill, true, `${selector} «${name}»`)
    return centre ?? { x: 0, y: 0 }
  }

  /** Waits until a function that runs in the page answers a value, or what fits an asymmetric matcher. */
  expect<A extends unknown[]>(
    expected: unknown,
    run: (...args: A) => unknown,
    ...args: A
  ): Promise<void> {
    return this.expectPoll(
      () => this.driver.evaluate(run, ...args),
      expected,
      `${run.name} ${args}`,
    )
  }

  /** Waits until the document has been taken over by the site's scripts. */
  expectHydrated = () => this.expect(true, isHydrated)

  /** Waits until the text of the first element of a selector, with single spaces, has a part. */
  expectText(selector: string, part: string): Promise<void> {
    const textOf = (it: string) => document.querySelector(it)?.textContent?.replace(/\s+/g, ' ')
    return this.expect(expect.stringContaining(part), textOf, selector)
  }

  /** Waits until path and query of the page are, or fit, these. */
  expectPath(path: unknown): Promise<void> {
    const read = async () => (await this.driver.url()).replace(/^https?:\/\/[^/]+/, '')
    return this.expectPoll(read, path, 'path')
  }

  expectCount(selector: string, count: number): Promise<void> {
    return this.expect(count, (it) => document.querySelectorAll(it).length, selector)
  }

  /** Expects that nothing has gone wrong so far and that nothing is wider than the page. */
  expectSound = () => this.expect([], readProblems)

  async expectPoll(read: () => Promise<unknown>, expected: unknown, message: string) {
    await expect.poll(read, { timeout: 30_000, interval: 100, message }).toEqual(expected)
  }
}
