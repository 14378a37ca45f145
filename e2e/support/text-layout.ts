import { expect, type Page } from '@playwright/test'
import { finishAnimations } from './finish-animations'
import { expectNoSidewaysOverflow } from './layout'

/**
 * Expects that no text of the page is cut off or covered, nor with text of twice the size, when
 * nothing overflows either.
 * @param width of the viewport, in pixels
 */
export async function expectTextOf200Percent(page: Page, width: number): Promise<void> {
  await scrollToStart(page)
  await finishAnimations(page)
  expect.soft(await textProblems(page), 'texts at 100 %').toEqual([])
  await doubleText(page)
  await finishAnimations(page)
  await expectNoSidewaysOverflow(page, width)
  expect.soft(await textProblems(page), 'texts at 200 %').toEqual([])
}

/** Further down the header lies on the text. */
export async function scrollToStart(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Doubles the size of all text, as a browser's own text setting does (WCAG 1.4.4). */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

/** The visible texts that are cut off by a box around them, and those that lie on one another. */
export function textProblems(page: Page): Promise<string[]> {
  return page.evaluate(findTextProblems)
}

/** Runs in the page. */
function findTextProblems(): string[] {
  type Box = { text: string; left: number; right: number; top: number; bottom: number }
  /** Glyphs fill their line box less than its height: pixels that two lines may share. */
  const tolerance = 4
  const boxes: Box[] = []
  const problems: string[] = []
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.clientWidth !== 1 &&
    // The bar at the bottom of a phone lies on what the page scrolls clear of it.
    !element.closest('[aria-hidden="true"], .sr-only, video, noscript, [class*="action-bar"]')

  const nodes = document.createTreeWalker(
    document.querySelector(':modal') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || !isShown(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = node.nodeValue.trim().slice(0, 40)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const box: Box = { text, left, right, top, bottom }
      if (isCutOff(box, parent)) problems.push(`cut off: ${text}`)
      else boxes.push(box)
    }
  }
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const lines = Math.min(a.bottom - a.top, b.bottom - b.top)
      if (a.text !== b.text && width > tolerance && height > tolerance + lines * 0.15)
        problems.push(`on one another: ${a.text} | ${b.text}`)
    }
  }
  return [...new Set(problems)]

  /** Slides and lists that scroll are cut off on purpose: the rest can be reached. */
  function isCutOff(box: Box, from: Element): boolean {
    for (let it: Element | null = from; it && it !== document.body; it = it.parentElement) {
      if (it.matches('.swiper')) return false
      // The page at the end of the breadcrumbs, whose heading says its whole name.
      if (it.matches('[aria-current="page"]')) return false
      // A truncated title, which the button beside it shows whole.
      if (it.parentElement?.querySelector(':scope > [aria-expanded]')) return false
      const { overflowX, overflowY } = getComputedStyle(it)
      const clip = it.getBoundingClientRect()
      const beyondX = box.right > clip.right + tolerance || box.left < clip.left - tolerance
      const beyondY = box.bottom > clip.bottom + tolerance || box.top < clip.top - tolerance
      if (/hidden|clip/.test(overflowX) && beyondX) return true
      if (/hidden|clip/.test(overflowY) && beyondY) return true
    }
    return false
  }
}
