import { expect, type Locator } from '@playwright/test'
import { dayInCotonou } from '../../contract/formatting/dates'
import { mockContent } from '../mock-backend/content'
import { type Control, controlsIn, listOf, problemsOf } from './accessible-names'
import { startCarousels } from './carousel'
import { finishAnimations } from './finish-animations'

const content = JSON.stringify(mockContent({ base: '', today: dayInCotonou() }))
const titles = [...content.matchAll(/"(?:title|titre|description)":"([^"]+)"/g)].map(
  ([, title = '']) => title,
)

/**
 * Expects that the controls of a part of the page have names that say something and, where the part has a
 * list, those of e2e/accessibility/names/<name>.txt; `--update-snapshots` writes it, to be read before it
 * is committed. Under reduced motion only: autoplay would change what is in the list.
 */
export async function expectReviewedNames(part: Locator, name?: string): Promise<void> {
  await startCarousels(part)
  await finishAnimations(part.page())
  let controls: Control[] = []
  await expect(async () => {
    controls = controlsIn(await part.ariaSnapshot())
    expect(controls.length).toBeGreaterThan(0)
    expect(problemsOf(controls)).toEqual([])
  }).toPass()
  if (name === undefined) return
  // Summaries have no role of their own.
  const summaries = await part.locator('summary').filter({ visible: true }).allInnerTexts()
  expect.soft(listOf(controls, summaries, titles)).toMatchSnapshot(`${name}.txt`)
}

/** The name of the list of a page, such as `medias-mediavideo`. */
export function listName(path: string): string {
  return path.slice(1).replace(/[/?=&]+/g, '-') || 'accueil'
}
