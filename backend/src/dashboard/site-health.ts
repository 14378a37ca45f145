const timeoutMs = 1000

async function isReady(origin: string): Promise<boolean> {
  const init = { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' } as const
  const response = await fetch(`${origin}/api/health/ready`, init).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}

/** How many of the site's replicas answer. */
export async function readyReplicas(origins: readonly string[]) {
  const answers = await Promise.all(origins.map(isReady))
  return { ready: answers.filter(Boolean).length, all: origins.length }
}
