import type { BrowserContext, ConsoleMessage } from '@playwright/test'
import { splashStorageKey } from '../../lib/shared/splash-script.mjs'
import { blockExternalRequests } from './block-external-requests'

export type ConsoleGuardOptions = {
  /** Console errors that this test expects. */
  allowConsole: RegExp[]
  /** Whether the splash shows, as in a new tab. */
  splash: boolean
  /** Whether external requests are allowed: only when a deployed copy is tested. */
  allowExternalRequests: boolean
}

/** Collects console errors, page errors, policy violations and external requests of browser contexts. */
export class ConsoleGuard {
  readonly problems: string[] = []
  #options: ConsoleGuardOptions
  #opened = new Set<string>()
  #isOver = false

  constructor(options: ConsoleGuardOptions) {
    this.#options = options
  }

  /** Watches every page that the context has or opens. */
  async watch(context: BrowserContext): Promise<void> {
    const { allowExternalRequests, splash } = this.#options
    if (!allowExternalRequests) await blockExternalRequests(context, (it) => this.#note(it))
    context.on('console', (message) => this.#onConsole(message))
    context.on('weberror', (error) => this.#note(`Page error: ${error.error().message}`))
    context.on('response', (response) => {
      if (response.request().isNavigationRequest()) this.#opened.add(response.url())
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
  end(): void {
    this.#isOver = true
  }

  #onConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error') return
    const { url } = message.location()
    const text = message.text()
    // The browser logs the status of the very page it was sent to; tests assert that status.
    if (text.startsWith('Failed to load resource') && this.#opened.has(url)) return
    this.#note(`Console: ${text} (${url})`)
  }

  #note(problem: string): void {
    const isAllowed = this.#options.allowConsole.some((pattern) => pattern.test(problem))
    if (!isAllowed && !this.#isOver) this.problems.push(problem)
  }
}

/** Runs in the page: marks the splash as seen, except in frames without storage. */
function markSplashSeen(key: string): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    return
  }
}
