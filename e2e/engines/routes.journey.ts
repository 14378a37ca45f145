import { routes } from '../routes'
import { expect, test } from './journey'

/** Runs in the page: its heading, and whether styles and scripts are there. */
function appearance() {
  const title = document.querySelector('h1') ?? document.body
  const hasStyles = getComputedStyle(title).fontFamily.includes('Bricolage')
  const hasScripts = document.documentElement.dataset.scripting !== undefined
  return { h1: title.textContent?.replace(/\s+/g, ' ').trim(), hasStyles, hasScripts }
}

test('every route has its heading, its styles and its scripts (A67)', async ({ page }) => {
  for (const { path, h1 } of routes) {
    await page.goto(path)
    const expected = { h1: expect.stringMatching(h1), hasStyles: true, hasScripts: true }
    await expect.poll(() => page.evaluate(appearance), { message: path }).toEqual(expected)
    await expect.poll(page.problems).toEqual([])
  }
})
