import { afterEach, expect, it, vi } from 'vitest'
import { prefersReducedData, prefersReducedMotion } from './visitor-preferences'

afterEach(() => vi.unstubAllGlobals())

/** A browser with these settings: its connection as the Network Information API tells it, where it does. */
function browse(connection?: object, query?: string) {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', (asked: string) => ({ matches: asked === query }))
}

it.each([
  ['the data saver', { saveData: true, effectiveType: '4g' }, true],
  ['2g', { saveData: false, effectiveType: '2g' }, true],
  ['the slowest connections', { saveData: false, effectiveType: 'slow-2g' }, true],
  ['3g', { saveData: false, effectiveType: '3g' }, false],
  ['4g', { saveData: false, effectiveType: '4g' }, false],
  ['a browser that does not tell', undefined, false],
])('R19 A5 data are saved with %s: %j, %s', (_, connection, isSaved) => {
  browse(connection)
  expect(prefersReducedData()).toBe(isSaved)
})

it('the visitor’s own settings of data and of motion are two', () => {
  browse(undefined, '(prefers-reduced-data: reduce)')
  expect([prefersReducedData(), prefersReducedMotion()]).toEqual([true, false])
  browse(undefined, '(prefers-reduced-motion: reduce)')
  expect([prefersReducedData(), prefersReducedMotion()]).toEqual([false, true])
})
