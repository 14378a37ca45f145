import { startBackend } from './backend'
import { freePort } from './ports'
import { revalidateSecret, type Site, startSite } from './site'

/** The owner of every embedded backend that tests start. */
export const owner = { username: 'proprietaire', password: 'password-for-browser-tests' }

/** A backend, its public origin, back-office included, and the site that reads it. */
export type EmbeddedBackendPair = { origin: string; site: Site; stop: () => Promise<void> }

/** Starts the real backend, seeded, on an empty data folder, and a site that reads it. */
export async function startEmbeddedBackend(
  variablesFor: (site: Site) => Record<string, string> = () => ({}),
): Promise<EmbeddedBackendPair> {
  const port = await freePort()
  const site = await startSite({ apiBaseUrl: originOf(port) })
  try {
    const backend = await startBackendAlone(port, {
      SITE_URL: site.url,
      SITE_INTERNAL_URL: site.url,
      REVALIDATE_SECRET: revalidateSecret,
      ...variablesFor(site),
    })
    const stop = async () => {
      await backend.stop()
      await site.stop()
    }
    return { site, origin: backend.origin, stop }
  } catch (error) {
    await site.stop()
    throw error
  }
}

const originOf = (port: number) => `http://127.0.0.1:${port}`

/** Starts the real backend on an empty data folder, seeded unless the variables say otherwise. */
export async function startBackendAlone(port: number, variables: Record<string, string> = {}) {
  const origin = originOf(port)
  const { remove } = await startBackend({
    BACKEND_SEED: 'on',
    BACKEND_PORT: String(port),
    BACKEND_PUBLIC_URL: origin,
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
    ...variables,
  })
  return { origin, stop: remove }
}
