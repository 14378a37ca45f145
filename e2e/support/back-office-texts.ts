import type { Page } from '@playwright/test'
import foreignWords from './foreign-words.json' with { type: 'json' }

/** English words, and those of the software, that no owner should have to read; no French word is one. */
const foreign = new RegExp(
  `\\{\\{|\\[object|(?<![\\p{L}\\d@/.-])(?:${foreignWords.join('|')})(?![\\p{L}\\d@/-])`,
  'iu',
)

/** The sample's videos name the English films that they show; a visa takes documents. */
const contents = /film «[^»]*»|vérification des documents/g

/** Texts, names, titles and placeholders of a page that are English or technical. */
export async function foreignTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(textsOfPage)
  if (texts.length === 0) throw new Error(`${page.url()} has no text.`)
  return texts.filter((text) => foreign.test(text.replace(contents, '')))
}

/** Runs in the page: what is read there or read out, in hidden places too, without what is typed. */
function textsOfPage(): string[] {
  const found = new Set([document.title])
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!node.parentElement?.closest('script, style, textarea')) found.add(node.nodeValue ?? '')
  }
  const attributes = ['alt', 'aria-description', 'aria-label', 'aria-roledescription']
  for (const attribute of [...attributes, 'aria-valuetext', 'placeholder', 'title']) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      found.add(element.getAttribute(attribute) ?? '')
    }
  }
  return [...found].map((text) => text.trim()).filter(Boolean)
}
