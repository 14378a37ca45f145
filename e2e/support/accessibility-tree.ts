import type { Page } from '@playwright/test'

/** A `<summary>` is a DisclosureTriangle. */
const namedRoles = new Set([
  ...['link', 'button', 'image', 'combobox', 'textbox', 'tab', 'DisclosureTriangle'],
  ...['group', 'navigation', 'region', 'dialog', 'tablist', 'tabpanel'],
])

/**
 * What Chromium tells a screen reader, which may leave out what the DOM has, that Playwright's snapshots and
 * axe read.
 * @returns the controls, pictures and groups without a name, the links and the pictures with a description or in a
 *   gallery that are not in the tree, and how many nodes with a name there are
 */
export async function unheard(page: Page): Promise<{ problems: string[]; named: number }> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const seen = nodes.filter(({ ignored, role }) => !ignored && namedRoles.has(role?.value ?? ''))
  const nameless = seen.filter(({ name }) => !String(name?.value ?? '').trim())
  const problems: string[] = []
  for (const { role, backendDOMNodeId } of nameless) {
    const { outerHTML } = await session.send('DOM.getOuterHTML', {
      backendNodeId: backendDOMNodeId,
    })
    // A `<details>` is a group too: its summary says what it holds.
    if (!outerHTML.startsWith('<details'))
      problems.push(`${role?.value} without a name: ${outerHTML.slice(0, 120)}`)
  }
  await session.detach()
  const heard = seen.flatMap(({ role, name }) =>
    role?.value === 'image' || role?.value === 'link' ? [name?.value] : [],
  )
  const { alts, links } = await page.evaluate(laidOut)
  for (const alt of alts) {
    const at = heard.indexOf(alt)
    if (at === -1) problems.push(`picture not in the tree: «${alt}»`)
    else heard.splice(at, 1)
  }
  const inTree = seen.filter(({ role }) => role?.value === 'link' || role?.value === 'tab').length
  if (inTree < links) problems.push(`${links - inTree} links not in the tree`)
  return { problems, named: seen.length - nameless.length }
}

/**
 * Runs in the page: the alternative texts of the pictures that are laid out, of which those of a gallery need
 * one, and how many links are.
 */
function laidOut(): { alts: string[]; links: number } {
  const part = document.querySelector(':modal') ?? document
  const isLaidOut = (it: Element) =>
    it.checkVisibility({ visibilityProperty: true }) && !it.closest('[aria-hidden="true"], [inert]')
  const alts = [...part.querySelectorAll('img')]
    .filter((it) => isLaidOut(it) && (it.alt !== '' || it.closest('figure, .swiper-slide')))
    .map((it) => it.alt)
  return { alts, links: [...part.querySelectorAll('a[href]')].filter(isLaidOut).length }
}
