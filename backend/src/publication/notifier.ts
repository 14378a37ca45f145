import { bridge, shared } from '../../server/shared.mjs'
import { readSettings } from '../../server/settings.mjs'
import type { Kind } from './kinds'
import { callSite, type Call } from './call-site'

const QUIET_MS = 300
const COMMIT_WAIT_MS = 10_000

type IsCommitted = () => Promise<boolean>

/**
 * Gathers the changes of a burst; once they are committed and nothing moved for 300 ms, forgets
 * the answers kept in memory and calls the site once with all the kinds.
 */
export function createNotifier(forget: () => void, call: Call | null) {
  const kinds = new Set<Kind>()
  const transactions = new Set<IsCommitted>()
  let timer: NodeJS.Timeout | undefined
  let since = 0

  const arm = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), QUIET_MS)
  }

  async function flush(): Promise<void> {
    for (const isCommitted of transactions) {
      if (await isCommitted()) transactions.delete(isCommitted)
    }
    if (transactions.size > 0 && Date.now() - since < COMMIT_WAIT_MS) return arm()
    transactions.clear()
    const contents = [...kinds]
    kinds.clear()
    forget()
    if (call && contents.length > 0) await call(contents)
  }

  return {
    changed(changedKinds: Kind[], isCommitted: IsCommitted): void {
      if (kinds.size === 0) since = Date.now()
      for (const kind of changedKinds) kinds.add(kind)
      transactions.add(isCommitted)
      forget()
      arm()
    },
  }
}

/** The notifier of this process. */
export function notifier() {
  return shared('notifier', () => {
    const { siteUrl, revalidateSecret } = readSettings(process.env, process.cwd())
    const call = revalidateSecret ? callSite(siteUrl, revalidateSecret) : null
    return createNotifier(() => bridge().invalidate(), call)
  })
}
