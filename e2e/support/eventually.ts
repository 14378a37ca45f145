import { expect } from '@playwright/test'

/** Asks again and again until the expectation holds: `await eventually(fn, { within }).toBe(1)`. */
export function eventually<T>(ask: () => T | Promise<T>, { within }: { within: number }) {
  return expect.poll(ask, { timeout: within, intervals: [100, 250, 500] })
}
