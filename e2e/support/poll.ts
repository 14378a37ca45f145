import { expect } from '@playwright/test'

/**
 * Repeats `read` until the expectation holds: `await poll(read, { timeout: 3000 }).toBe(1)`.
 * @param timeout in milliseconds; the expectation fails after it
 */
export function poll<T>(read: () => T | Promise<T>, { timeout }: { timeout: number }) {
  return expect.poll(read, { timeout, intervals: [100, 250, 500] })
}
