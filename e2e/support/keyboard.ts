import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than lie between two controls of any page. */
const maxStops = 120

/**
 * Presses Tab until a control has the focus, and expects at every stop on the way that the focus is
 * there to be seen.
 */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press(key)
    passed.push(await expectFocusVisible(page))
    if (await isFocused(control)) return
  }
  throw new Error(`${String(control)} is not reached with ${key}:\n${passed.join('\n')}`)
}

/**
 * Expects that the focus is on a control, in the viewport, covered by nothing, and marked by an
 * outline (WCAG 2.4.7, 2.4.11).
 * @returns the start of the control's HTML
 */
export async function expectFocusVisible(page: Page): Promise<string> {
  let control = ''
  // A carousel moves to the slide that gets the focus.
  await expect(async () => {
    const found = await page.evaluate(focusedControl)
    control = found.control
    expect(found.problems, control).toEqual([])
  }).toPass()
  return control
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluateAll((all) => all.some((it) => it === document.activeElement))
}

/** Runs in the page. */
function focusedControl(): { control: string; problems: string[] } {
  const element = document.activeElement
  const control = element?.outerHTML.slice(0, 160) ?? ''
  if (!element || element === document.body) return { control, problems: ['the focus is lost'] }
  const { left, right, top, bottom } = element.getClientRects()[0] ?? new DOMRect()
  if (right - left < 2 || bottom - top < 2) return { control, problems: ['has no size'] }
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const hit = document.elementFromPoint(x, y)
  const isOutlined = [null, '::after', '::before'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const problems: [boolean, string][] = [
    [bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth, 'out of the viewport'],
    [!hit || !(element.contains(hit) || hit.contains(element)), 'covered'],
    // The document inside marks its own focus.
    [!isOutlined && element.tagName !== 'IFRAME', 'without an outline'],
  ]
  return { control, problems: problems.flatMap(([isProblem, text]) => (isProblem ? [text] : [])) }
}
