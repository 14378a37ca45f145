import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { finishAnimations } from './finish-animations'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type AxeWindow = {
  axe: { run: (options: object) => Promise<AxeResults> }
}

/**
 * Runs axe over the page as it stands once its animations have ended, and expects nothing. The
 * script goes in through the debugger, which the page's policy does not concern.
 */
export async function expectAxeClean(page: Page): Promise<void> {
  await finishAnimations(page)
  await page.evaluate(await readFile(axePath, 'utf8'))
  const { violations, passes } = await page.evaluate(runOverFlatPage)
  expect(passes.length, 'axe has looked at something').toBeGreaterThan(0)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * Runs in the page. axe 4.14 keeps fixed elements apart and does not see what lies behind a
 * transparent one: it takes the page's ground for it. So fixed elements are made absolute while it
 * looks, wherever that leaves them exactly in their place.
 */
async function runOverFlatPage(): Promise<AxeResults> {
  const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  )
  const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())
  const formerly = fixed.map((element) => {
    const [place, position] = [placeOf(element), element.style.position]
    element.style.position = 'absolute'
    if (placeOf(element) !== place) element.style.position = position
    return position
  })
  const { axe } = window as unknown as AxeWindow
  const results = await axe.run({ resultTypes: ['violations'] })
  fixed.forEach((element, index) => {
    element.style.position = formerly[index] ?? ''
  })
  return results
}
