import type { BrowserContext, ConsoleMessage } from '@playwright/test'
import { splashStorageKey } from '../../lib/document/splash-script.mjs'
import { blockExternalRequests } from './block-external-requests'

export type ConsoleGuardOptions = {
  /** Console errors that this test expects. */
  allowConsole: RegExp[]
  /** Whether the splash shows, as in a new tab. */
  splash: boolean
  /** Whether external requests are allowed: only when a deployed copy is tested. */
  allowExternalRequests: boolean
}

export type ConsoleGuard = ReturnType<typeof guardConsole>

/** Collects console errors, page errors, policy violations and external requests of browser contexts. */
export function guardConsole({ allowConsole, splash, allowExternalRequests }: ConsoleGuardOptions) {
  const problems: string[] = []
  const opened = new Set<string>()
  let isOver = false

  const note = (problem: string) => {
    const isAllowed = allowConsole.some((pattern) => pattern.test(problem))
    if (!isAllowed && !isOver) problems.push(problem)
  }
  const onConsole = (message: ConsoleMessage) => {
    const { url } = message.location()
    const text = message.text()
    // The browser logs the status of the very page it was sent to; tests assert that status.
    const isOfPage = text.startsWith('Failed to load resource') && opened.has(url)
    if (message.type() === 'error' && !isOfPage) note(`Console: ${text} (${url})`)
  }
  /** Watches every page that the context has or opens. */
  const watch = async (context: BrowserContext) => {
    if (!allowExternalRequests) await blockExternalRequests(context, note)
    context.on('console', onConsole)
    context.on('weberror', (error) => note(`Page error: ${error.error().message}`))
    context.on('response', (response) => {
      if (response.request().isNavigationRequest()) opened.add(response.url())
    })
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
        console.error(`Policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
      })
    })
    if (!splash) await context.addInitScript(markSplashSeen, splashStorageKey)
  }
  /** Ignores later problems: the servers of the test are about to stop. */
  const end = () => {
    isOver = true
  }
  return { problems, watch, end }
}

/** Runs in the page: marks the splash as seen, except in frames without storage. */
function markSplashSeen(key: string): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    return
  }
}
