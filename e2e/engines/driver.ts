/** A viewport in CSS pixels; a narrow one is a phone's, where Firefox swipes with a finger. */
export type Viewport = { width: number; height: number; hasTouch: boolean }

/** A point of the viewport, in CSS pixels. */
export type Point = { x: number; y: number }

/** A running browser with one tab: what a journey needs of Puppeteer and of WebDriver. */
export type Driver = {
  /** Opens an address; rejects when there is no answer. */
  goto: (url: string) => Promise<unknown>
  reload: () => Promise<unknown>
  back: () => Promise<unknown>
  /** The address of the page; unlike a script it may be asked for while the document is replaced. */
  url: () => Promise<string>
  /** Runs a self-contained function in the page; arguments and result are JSON, a promise is awaited. */
  evaluate: <A extends unknown[], R>(run: (...args: A) => R, ...args: A) => Promise<Awaited<R>>
  clickAt: (point: Point) => Promise<unknown>
  press: (key: 'Escape' | 'ArrowRight') => Promise<unknown>
  /** Drags or swipes from the first point through the others, 20 ms each. */
  drag: (points: Point[]) => Promise<unknown>
  /** A PNG of the viewport. */
  screenshot: () => Promise<Uint8Array>
  close: () => Promise<unknown>
}
