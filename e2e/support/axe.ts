import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { finishAnimations } from './finish-animations'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

type AxeWindow = {
  axe: { run: (context: string | Document, options: object) => Promise<AxeResults> }
}

type Scope = { within?: string; rules?: readonly string[] }

/**
 * Runs axe over the page once its animations have ended, and expects no violation. The script is
 * evaluated through the debugger, to which the page's Content-Security-Policy does not apply.
 * @param within the selector of a part, where the rest of the page is not ours
 * @param rules the only rules that are checked; all of them unless given
 */
export async function expectAxeClean(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<void> {
  await finishAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations, passes } = await page.evaluate(runOverFlatPage, { within, rules })
  expect(passes.length, 'axe has checked something').toBeGreaterThan(0)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * Runs in the page. axe 4.14 ignores what lies behind a transparent fixed element and compares its
 * text with the page's background instead. So fixed elements are made absolute during the run,
 * wherever that leaves them at exactly the same position.
 */
async function runOverFlatPage({ within, rules }: Scope): Promise<AxeResults> {
  const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  )
  const rectOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())
  const positions = fixed.map((element) => {
    const [rect, position] = [rectOf(element), element.style.position]
    element.style.position = 'absolute'
    if (rectOf(element) !== rect) element.style.position = position
    return position
  })
  const { axe } = window as unknown as AxeWindow
  const runOnly = rules && { type: 'rule', values: rules }
  const results = await axe.run(within ?? document, { resultTypes: ['violations'], runOnly })
  fixed.forEach((element, index) => {
    element.style.position = positions[index] ?? ''
  })
  return results
}
