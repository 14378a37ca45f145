import type { Resource } from '../../../contract/endpoints'
import { derivedSecret } from '../../../platform/derived-secret.mjs'
import { contentEvents } from '../../server/content-events.mjs'
import { singleton } from '../../server/singleton.mjs'
import { answer, endpoint } from '../answers'
import { environment } from '../environment'
import { announceChange } from './replicas'
import { createRevalidationWebhook, type RevalidationWebhook } from './revalidation-webhook'
import { type SiteHealth, siteWarning } from './site-health'

const debounceMs = 300
const commitTimeoutMs = 10_000

/** When a site that could not be told is told again. */
const retryMs = 30_000

type IsCommitted = () => Promise<boolean>

type Recipients = {
  clearCache: () => void
  /** Has the other replicas clear theirs; null when there are none. */
  announce: (() => Promise<void>) | null
  webhook: RevalidationWebhook | null
  /** Gets the paths of the pages that have changed, once that is committed. */
  submit: (paths: string[]) => void
}

/**
 * Gathers the changes of a burst; once they are committed and nothing changed for 300 ms, clears the caches of all
 * replicas, then calls the webhook once; again every 30 s while the site cannot be told.
 */
export function createNotifier({ clearCache, announce, webhook, submit }: Recipients) {
  const pending = new Set<Resource>()
  const changedPaths = new Set<string>()
  const untold = new Set<Resource>()
  const transactions = new Set<IsCommitted>()
  let timer: NodeJS.Timeout | undefined
  let since = 0
  let changes = 0
  let answered = 0
  let isSilent = false
  let outcome: SiteHealth['state'] = webhook ? 'unknown' : 'off'

  const schedule = (ms = debounceMs) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function flush(): Promise<void> {
    for (const isCommitted of transactions) {
      if (await isCommitted()) transactions.delete(isCommitted)
    }
    if (transactions.size > 0 && Date.now() - since < commitTimeoutMs) return schedule()
    transactions.clear()
    const flushed = changes
    const contents = [...new Set([...untold, ...pending])]
    const paths = [...changedPaths]
    pending.clear()
    changedPaths.clear()
    untold.clear()
    clearCache()
    await announce?.()
    if (paths.length > 0) submit(paths)
    if (!webhook || contents.length === 0) return
    const answer = await webhook({ contents, paths })
    if (flushed < answered) return
    answered = flushed
    outcome = answer
    if (answer === 'told') return
    for (const resource of contents) untold.add(resource)
    if (flushed < changes) return
    schedule(retryMs)
    // A command ends without it.
    timer?.unref()
  }

  return {
    /**
     * @param isCommitted whether the transaction of the change is over
     * @param paths of the pages that the change has made, changed or removed
     */
    changed(resources: Resource[], isCommitted: IsCommitted, paths: string[] = []): void {
      if (isSilent) return
      for (const path of paths) changedPaths.add(path)
      if (pending.size === 0) since = Date.now()
      for (const resource of resources) pending.add(resource)
      changes += 1
      transactions.add(isCommitted)
      clearCache()
      schedule()
    },

    /** Runs something whose changes nobody can have read before: they are not told. */
    async withoutNotice(run: () => Promise<void>): Promise<void> {
      isSilent = true
      try {
        await run()
      } finally {
        isSilent = false
      }
    },

    health: (): SiteHealth => ({
      state: webhook && answered < changes ? 'pending' : outcome,
      changes,
    }),
  }
}

/** The notifier of this process. */
export function notifier() {
  return singleton('notifier', () => {
    const { siteUrls, revalidateSecret, databaseUrl } = environment
    const webhook = revalidateSecret
      ? createRevalidationWebhook(siteUrls, derivedSecret(revalidateSecret, 'webhook'))
      : null
    return createNotifier({
      clearCache: () => void contentEvents().emit('change'),
      announce: databaseUrl ? () => announceChange(databaseUrl) : null,
      webhook,
      submit: (paths) => void contentEvents().emit('pages', paths),
    })
  })
}

/** Tells signed-in people how the site took the last change. */
export const siteHealthEndpoint = endpoint('get', '/etat-du-site', () => {
  const health = notifier().health()
  return answer({ ...health, warning: siteWarning(health) })
})
