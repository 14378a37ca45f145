import type { Page, Request } from '@playwright/test'

/** Milliseconds after the last change at which Payload has the server check a form. */
const delayMs = 250

type Checks = { begun: number; running: number }
const checksOf = new WeakMap<Page, Checks>()

/** Counts the checks of the forms of a page from now on. */
export function watchFormChecks(page: Page): void {
  const checks = { begun: 0, running: 0 }
  checksOf.set(page, checks)
  const isCheck = (it: Request) => it.method() === 'POST' && 'next-action' in it.headers()
  page.on('request', (it) => {
    if (!isCheck(it)) return
    checks.begun += 1
    checks.running += 1
  })
  const onEnd = (it: Request) => void (isCheck(it) && (checks.running -= 1))
  page.on('requestfinished', onEnd).on('requestfailed', onEnd)
}

/**
 * Waits until the server has checked what was typed and clicked so far: a click on «Enregistrer» before does
 * nothing, and the answer folds the rows that were opened meanwhile. The page's own timer tells, so that no
 * machine is too slow.
 */
export async function formChecked(page: Page): Promise<void> {
  const checks = checksOf.get(page)
  if (!checks) throw new Error('The checks of this page are not watched.')
  let before: number
  do {
    before = checks.begun
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delayMs + 50)
  } while (checks.running > 0 || checks.begun > before)
}
