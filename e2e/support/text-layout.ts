import { expect, type Page, test } from '@playwright/test'
import { finishAnimations } from './finish-animations'
import { expectNoSidewaysOverflow } from './layout'

/** The letters of a page as a reader sets them; in a sheet that its policy does not block. */
type Letters = 'usual letters' | 'wide spacing' | 'letters of twice the size'

/**
 * Expects that no text of the page, at its top, all of it open, is cut off, covered or broken off, that nothing overflows, and that
 * on a phone no large letters make a heading larger than those above it.
 * @param width of the viewport, in pixels
 */
export async function expectLetters(page: Page, width: number, letters: Letters): Promise<void> {
  await page.evaluate(setLetters, letters)
  await finishAnimations(page)
  // The columns of a desktop may break long words of twice the size.
  expect.soft(await textProblems(page, width < 768), letters).toEqual([])
  if (width < 768 && letters === 'letters of twice the size') {
    const [title = 0, section = title, part = 0] = await page.evaluate(sizesOfHeadings)
    expect.soft(section, `${letters}: h2`).toBeLessThanOrEqual(title)
    expect.soft(part, `${letters}: h3`).toBeLessThanOrEqual(section)
  }
  await test.step(letters, () => expectNoSidewaysOverflow(page, width))
}

/** Runs in the page: the size of the largest heading of each level, undefined where there is none. */
function sizesOfHeadings(): (number | undefined)[] {
  return ['h1', 'h2', 'h3'].map((level) => {
    const sizes = Array.from(document.querySelectorAll(`main ${level}:not(.sr-only)`), (heading) =>
      Number.parseFloat(getComputedStyle(heading).fontSize),
    )
    return sizes.length > 0 ? Math.max(...sizes) : undefined
  })
}

/** Runs in the page: spacing by WCAG 1.4.12, or a size by 1.4.4, as a browser's own text setting does. */
function setLetters(letters: Letters): void {
  const sheet = new CSSStyleSheet()
  const spacing = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`
  sheet.replaceSync(letters === 'wide spacing' ? spacing : '')
  document.adoptedStyleSheets = [sheet]
  const size = letters === 'letters of twice the size' ? '200%' : ''
  document.documentElement.style.setProperty('font-size', size)
  for (const it of document.querySelectorAll('details:not(.menu)')) {
    it.removeAttribute('name')
    it.setAttribute('open', '')
  }
  // Further down the header lies on the text.
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * The visible texts that are cut off by a box around them, and those that lie on one another.
 * @param inWords whether also the words that are broken off in the middle or begin beneath the header
 */
export function textProblems(page: Page, inWords = false): Promise<string[]> {
  return page.evaluate(findTextProblems, inWords)
}

/** Runs in the page. */
function findTextProblems(inWords: boolean): string[] {
  type Box = { text: string; left: number; right: number; top: number; bottom: number }
  /** Glyphs fill their line box less than its height: pixels that two lines may share. */
  const tolerance = 4
  const boxes: Box[] = []
  const problems: string[] = []
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.clientWidth !== 1 &&
    !element.closest('[aria-hidden="true"], .sr-only, video, noscript')

  const modal = document.querySelector(':modal')
  const part = modal ?? document.body
  const header = modal ? null : document.querySelector('body header')
  const headerEnd = header?.getBoundingClientRect().bottom ?? 0
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || !isShown(parent)) continue
    if (inWords) findWordProblems(node, node.nodeValue, parent)
    // The bar at the bottom of a phone lies on what the page scrolls clear of it.
    if (parent.closest('[class*="action-bar"]')) continue
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

  function findWordProblems(node: Node, text: string, parent: Element): void {
    const isBelowHeader = !header?.contains(parent) && !parent.closest('.universe-strip')
    for (const { 0: token, index: at } of text.matchAll(/\S+/g)) {
      // Within an address a line may end anywhere; elsewhere after a hyphen or a slash too.
      const words = /@|\p{L}\.\p{L}/u.test(token) ? [] : token.matchAll(/[\p{L}\p{N}’]{2,}/gu)
      for (const { 0: word, index } of words) {
        const range = document.createRange()
        range.setStart(node, at + index)
        range.setEnd(node, at + index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        const tops = lines.map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) problems.push(`broken off: ${word} in ${parent.className}`)
        if (Math.min(...tops) < headerEnd - 4 && isBelowHeader)
          problems.push(`beneath the header: ${word}`)
      }
    }
  }

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
