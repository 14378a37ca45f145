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
  const origin = `http://127.0.0.1:${port}`
  const site = await startSite({ apiBaseUrl: origin })
  try {
    const { remove } = await startBackend({
      BACKEND_SEED: 'on',
      BACKEND_PORT: String(port),
      BACKEND_PUBLIC_URL: origin,
      OWNER_USERNAME: owner.username,
      OWNER_PASSWORD: owner.password,
      SITE_URL: site.url,
      SITE_INTERNAL_URL: site.url,
      REVALIDATE_SECRET: revalidateSecret,
      ...variablesFor(site),
    })
    const stop = async () => {
      await remove()
      await site.stop()
    }
    return { site, origin, stop }
  } catch (error) {
    await site.stop()
    throw error
  }
}
