/** How long the site may take to say that it is there, in milliseconds. */
const timeoutMs = 1000

/** Whether a site answers that it is ready. @param origin as this server reaches it */
async function isReady(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${origin}/api/health/ready`, { signal, redirect: 'manual' })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** How many of the site's replicas answer. */
export async function readyReplicas(origins: readonly string[]) {
  const answers = await Promise.all(origins.map(isReady))
  return { ready: answers.filter(Boolean).length, all: origins.length }
}
