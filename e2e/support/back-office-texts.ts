import type { Page } from '@playwright/test'

/** English words, and those of the software, that no owner should have to read; no French word is one. */
const foreignWords = [
  'a?n? ?(?:item|row|key)s?|and|are|be|been|by|can|could|did|does|for|from|has|have|is|it|its|must|not|of|should|that|the|these|this|those|to|was|were|when|which|will|with|you|your',
  'add|added|all|allowed|any|apply|back|browse|cancel|cancelled|change|changed|clear|click|close|columns?|confirm|copied|copy|create|created|dashboard|days?|default|delete|deleted|draft|drafts|drag|dragging|draggable|drop|dropped|droppable|edit|editing|empty|enable|enter|error|escape|failed|fetch|fields?|files?|filters?|folders?|forgot|found|height|help|hide|home|last|less|limit|live|load|loading|log|login|logout|manage|more|move|moved|name|new|next|none|open|order|over|password|pick|picked|press|preview|previous|publish|published|reorder|remove|reset|restore|rows?|save|saved|saving|search|select|selected|settings|show|size|sort|sortable|space|status|success|successfully|submit|thumbnail|time|title|toast|trash|try|unknown|unpublish|update|updated|upload|uploaded|uploads|user|username|values?|versions? of|view|welcome|width|without|wrong',
  'API|backend|collections?|cookie|CRON|documents?|frontend|globals?|ID|JSON|locales?|MIME|null|owners?|payload|query|schema|server|slugs?|SQL|token|undefined|URL|webhook',
  'KB|MB|bytes?|(?:image|video)/\\w+',
].join('|')
const foreign = new RegExp(
  `\\{\\{|\\[object|(?<![\\p{L}\\d@/.-])(?:${foreignWords})(?![\\p{L}\\d@/-])`,
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
