import type { Page } from '@playwright/test'

/** Words of the software that no owner should have to read; French ones have no match here. */
const foreignWords =
  /\{\{|\b(?:documents?|collections?|globals|slugs?|ID|uploads?|uploaded|files?|saved?|saving|failed|drafts?|locales?|payload|username|password|search|select|filters?|columns?|edit|delete|deleted|create|created|order|open|close|copy|copied|URL|loading|toast|API|null|undefined|login|logout|updated|fields?|schema|submit|successfully|success|error|the|your|with|KB|MB|image\/\w+|video\/mp4)\b/i

/** What is no word of the software: a name of the product's world that happens to match. */
const allowed: readonly RegExp[] = []

/** Texts, names, titles and placeholders of a page that are English or technical. */
export async function foreignTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>()
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (!node.parentElement?.closest('script, style, textarea')) found.add(node.nodeValue ?? '')
    }
    for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        found.add(element.getAttribute(attribute) ?? '')
      }
    }
    return [...found].map((text) => text.trim()).filter(Boolean)
  })
  if (texts.length === 0) throw new Error(`${page.url()} has no text.`)
  return texts.filter((text) => foreignWords.test(text) && !allowed.some((word) => word.test(text)))
}
