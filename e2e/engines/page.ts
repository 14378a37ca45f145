import { expect } from 'vitest'
import { isHydrated } from '../support/hydration'
import type { Driver, Viewport } from './driver'
import { locate, readProblems } from './in-page'

/** Selectors of the roles that journeys use. */
const roles = { link: 'a[href]', button: ':is(button, summary)', image: 'img' }

/** What a journey does with a page, in any engine. */
export class EnginePage {
  constructor(
    readonly driver: Driver,
    readonly viewport: Viewport,
    readonly siteUrl: string,
  ) {}

  get evaluate(): Driver['evaluate'] {
    return this.driver.evaluate
  }

  /** Opens a path of the site and waits until its scripts answer. */
  async goto(path: string): Promise<void> {
    await this.driver.goto(this.siteUrl + path)
    await this.expectHydrated()
  }

  async reload(): Promise<void> {
    await this.driver.reload()
    await this.expectHydrated()
  }

  /** Clicks the element of a role within another one whose name begins with a text, once it can be. */
  async click(role: keyof typeof roles, within: string, name = ''): Promise<void> {
    let centre = { x: 0, y: 0 }
    // The same place twice: what moves is not clicked.
    const isStill = async () => {
      const [before, now] = [centre, await this.evaluate(locate, `${within} ${roles[role]}`, name)]
      if (now) centre = now
      return now?.x === before.x && now.y === before.y
    }
    await this.expect(isStill, true, `${role} «${name}»`)
    await this.driver.click(centre)
  }

  /** Drags the middle of an element from 70 to 30 percent of its width: to what follows. */
  async dragToNext(selector: string): Promise<void> {
    const { left, top, width, height } = await this.evaluate((it) => {
      const element = document.querySelector(it) ?? document.body
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return element.getBoundingClientRect().toJSON() as DOMRect
    }, selector)
    const visibleWidth = Math.min(width, this.viewport.width - left)
    const [from, ...through] = Array.from({ length: 9 }, (_, step) => ({
      x: Math.round(left + visibleWidth * (0.7 - 0.05 * step)),
      y: Math.round(top + height / 2),
    }))
    if (from) await this.driver.drag(from, through)
  }

  /** Waits until a reading of the page has a value or, an asymmetric matcher, fits it. */
  async expect<T>(read: () => Promise<T>, expected: unknown, message?: string): Promise<void> {
    await expect.poll(read, { timeout: 30_000, interval: 100, message }).toEqual(expected)
  }

  /** Waits until the document has been taken over by the site's scripts. */
  expectHydrated(): Promise<void> {
    return this.expect(() => this.evaluate(isHydrated), true, 'hydrated')
  }

  /** Waits until the text of the first element of a selector, with single spaces, has a part. */
  expectText(selector: string, part: string): Promise<void> {
    const read = (it: string) => document.querySelector(it)?.textContent?.replace(/\s+/g, ' ')
    return this.expect(() => this.evaluate(read, selector), expect.stringContaining(part))
  }

  /** Waits until path and query of the page are, or fit, these. */
  expectPath(path: unknown): Promise<void> {
    const read = async () => {
      const { pathname, search } = new URL(await this.driver.url())
      return pathname + search
    }
    return this.expect(read, path)
  }

  expectCount(selector: string, count: number): Promise<void> {
    const read = (it: string) => document.querySelectorAll(it).length
    return this.expect(() => this.evaluate(read, selector), count, selector)
  }

  /** Waits until no slide of a carousel moves: a drag that begins before ends at a slide between. */
  expectStill(region: string): Promise<void> {
    const movements = (it: string) => document.querySelector(it)?.getAnimations().length
    return this.expect(
      () => this.evaluate(movements, `${region} .swiper-wrapper`),
      0,
      'it is still',
    )
  }

  /** Expects that nothing has gone wrong so far and that nothing is wider than the page. */
  expectSound(): Promise<void> {
    return this.expect(() => this.evaluate(readProblems), [])
  }
}
