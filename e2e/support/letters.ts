import type { Page } from '@playwright/test'

/** The text spacing that a page must bear (WCAG 1.4.12), in a sheet that its policy does not block. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })
}

/** The words in sight of a reader that are broken off in the middle, and what begins beneath the header. */
export function letterProblems(page: Page): Promise<string[]> {
  return page.evaluate(findLetterProblems)
}

/** Runs in the page, which is at its top. */
function findLetterProblems(): string[] {
  const problems: string[] = []
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.clientWidth !== 1 &&
    !element.closest('[aria-hidden="true"], .sr-only, video, noscript')
  const part = document.querySelector(':modal') ?? document.body
  const header = document.querySelector('body header')
  const headerEnd = header?.getBoundingClientRect().bottom ?? 0
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || !isShown(parent)) continue
    for (const { 0: token, index: at } of node.nodeValue.matchAll(/\S+/g)) {
      // Within an address a line may end anywhere; elsewhere after a hyphen or a slash too.
      const words = /@|\p{L}\.\p{L}/u.test(token) ? [] : token.matchAll(/[\p{L}\p{N}’]{2,}/gu)
      for (const { 0: word, index } of words) {
        const range = document.createRange()
        range.setStart(node, at + index)
        range.setEnd(node, at + index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        const tops = lines.map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) problems.push(`broken off: ${word} in ${parent.className}`)
        if (
          Math.min(...tops) < headerEnd - 4 &&
          part === document.body &&
          !header?.contains(parent) &&
          !parent.closest('.universe-strip')
        )
          problems.push(`beneath the header: ${word}`)
      }
    }
  }
  return [...new Set(problems)]
}
