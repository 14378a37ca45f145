/** A viewport in CSS pixels; a narrow one is a phone's, with swipes by touch where the driver can. */
export type Viewport = { width: number; height: number; isPhone: boolean }

/** A point of the viewport, in CSS pixels. */
export type Point = { x: number; y: number }

/** Keys by the names of WebDriver's table that Puppeteer uses too. */
export type Key = 'Escape' | 'Enter' | 'ArrowRight'

/** A running browser with one tab: what a journey needs of Puppeteer and of Selenium. */
export type Driver = {
  /** Opens an address; rejects when there is no answer. */
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs a self-contained function in the page; arguments and result are JSON, a promise is awaited. */
  evaluate: <A extends unknown[], R>(run: (...args: A) => R, ...args: A) => Promise<Awaited<R>>
  click: (point: Point) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Drags or, on a phone, swipes from one point to another in eight steps of 20 ms. */
  drag: (from: Point, to: Point) => Promise<void>
  /** A PNG of the viewport. */
  screenshot: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** The points of a drag after its first. */
export function stepsBetween(from: Point, to: Point): Point[] {
  const parts = Array.from({ length: 8 }, (_, index) => (index + 1) / 8)
  return parts.map((part) => ({
    x: Math.round(from.x + (to.x - from.x) * part),
    y: Math.round(from.y + (to.y - from.y) * part),
  }))
}

/** Milliseconds between two steps of a drag. */
export const stepMs = 20
