import { expect } from 'vitest'
import { isHydrated } from '../support/hydration'
import type { Driver, Key, Viewport } from './drivers/driver'
import { locate, problemsKey, readProblems, sidewaysScroll } from './in-page'

/** Hosts of the frames that pages embed; the proxy refuses them too. */
const embedHosts = ['www.youtube-nocookie.com', 'www.openstreetmap.org']

/** What the router says when the page is left, or reloaded, while it fetches the next one. */
const abortedByNavigation = /Failed to fetch RSC payload/

const timeout = 10_000

/** Selectors of the roles that journeys use. */
const roles = {
  link: 'a[href]',
  button: 'button, summary',
  image: 'img',
} as const

type Role = keyof typeof roles
type LocateOptions = {
  /** The selector of an element that contains it. */
  within?: string
}

/** What a journey does with a page, in any engine. */
export class EnginePage {
  readonly driver: Driver
  readonly viewport: Viewport
  readonly siteUrl: string

  constructor(driver: Driver, viewport: Viewport, siteUrl: string) {
    this.driver = driver
    this.viewport = viewport
    this.siteUrl = siteUrl
  }

  get evaluate(): Driver['evaluate'] {
    return this.driver.evaluate
  }

  /** Opens a path of the site and waits until its scripts answer. */
  async goto(path: string): Promise<void> {
    await this.driver.goto(this.siteUrl + path)
    await this.expectHydrated()
  }

  /** Waits until the document has been taken over by the site's scripts. */
  expectHydrated(): Promise<void> {
    return this.expect(() => this.evaluate(isHydrated), true, 'hydrated')
  }

  async reload(): Promise<void> {
    await this.driver.reload()
    await this.expectHydrated()
  }

  /** Clicks the element of a role whose name begins with a text, once it is visible and uncovered. */
  async click(role: Role, name: string | null, options: LocateOptions = {}): Promise<void> {
    await this.driver.click(await this.#centreOf(role, name, options))
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key)
  }

  /** Drags the middle of an element from 70 to 30 percent of its width: to what follows. */
  async dragToNext(selector: string): Promise<void> {
    const { left, top, width, height } = await this.evaluate((it) => {
      const element = document.querySelector(it)
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return (element ?? document.body).getBoundingClientRect().toJSON() as DOMRect
    }, selector)
    const visibleWidth = Math.min(width, this.viewport.width - left)
    const at = (part: number) => ({
      x: Math.round(left + visibleWidth * part),
      y: Math.round(top + height / 2),
    })
    await this.driver.drag(at(0.7), at(0.3))
  }

  /** The text of the first element of a selector, with single spaces; null without one. */
  text(selector: string): Promise<string | null> {
    return this.evaluate(
      (it) => document.querySelector(it)?.textContent?.replace(/\s+/g, ' ').trim() ?? null,
      selector,
    )
  }

  count(selector: string): Promise<number> {
    return this.evaluate((it) => document.querySelectorAll(it).length, selector)
  }

  attribute(selector: string, name: string): Promise<string | null> {
    return this.evaluate(
      (it, key) => document.querySelector(it)?.getAttribute(key) ?? null,
      selector,
      name,
    )
  }

  /** Path and query of the page. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search)
  }

  /** Waits until a reading of the page has a value or, an asymmetric matcher, fits it. */
  async expect<T>(read: () => Promise<T>, expected: unknown, message?: string): Promise<void> {
    await expect.poll(read, { timeout, interval: 100, message }).toEqual(expected)
  }

  expectText(selector: string, text: string): Promise<void> {
    return this.expect(() => this.text(selector), expect.stringContaining(text))
  }

  expectPath(path: string): Promise<void> {
    return this.expect(() => this.path(), path)
  }

  expectCount(selector: string, count: number): Promise<void> {
    return this.expect(() => this.count(selector), count, selector)
  }

  /** Expects that nothing has gone wrong so far and that nothing is wider than the page. */
  async expectSound(): Promise<void> {
    const problems = await this.evaluate(readProblems, problemsKey, embedHosts)
    expect(problems.filter((problem) => !abortedByNavigation.test(problem))).toEqual([])
    await this.expect(() => this.evaluate(sidewaysScroll), 0, 'pixels of sideways scroll')
  }

  async #centreOf(role: Role, name: string | null, { within = '' }: LocateOptions) {
    const selector = roles[role]
      .split(', ')
      .map((part) => `${within} ${part}`)
      .join(', ')
    let centre: Awaited<ReturnType<typeof locate>> = null
    // The same place twice: what moves is not clicked.
    await this.expect(
      async () => {
        const before = JSON.stringify(centre)
        centre = await this.evaluate(locate, selector, name)
        return centre !== null && JSON.stringify(centre) === before
      },
      true,
      `${role} «${name}»`,
    )
    return centre ?? { x: 0, y: 0 }
  }
}
