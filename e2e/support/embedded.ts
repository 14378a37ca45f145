import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './paths'
import { freePort } from './ports'
import { NodeProcess } from './process'
import { REVALIDATE_SECRET, startSite, type Site } from './site'

/** The owner of every embedded backend that tests start. */
export const OWNER = { username: 'proprietaire', password: 'mot-de-passe-des-visites' }

/** A first start migrates and seeds: milliseconds it may take on a busy machine. */
const START_WITHIN_MS = 150_000

export interface EmbeddedPair {
  site: Site
  /** The backend's public origin, back-office included. */
  origin: string
  stop: () => Promise<void>
}

/** Starts the real backend, seeded, on an empty data folder, and a site that reads it. */
export async function startEmbeddedPair(): Promise<EmbeddedPair> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = await mkdtemp(path.join(tmpdir(), 'backend-e2e-'))
  const site = await startSite({ apiBaseUrl: origin })
  let log = ''
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    BACKEND_PORT: String(port),
    BACKEND_PUBLIC_URL: origin,
    BACKEND_DATA_DIR: dataDir,
    SITE_INTERNAL_URL: site.url,
    REVALIDATE_SECRET,
    OWNER_USERNAME: OWNER.username,
    OWNER_PASSWORD: OWNER.password,
  }
  const backend = new NodeProcess([path.join(ROOT, 'backend/start.mjs')], env, (text) => {
    log += text
  })
  const stop = async () => {
    await backend.stop()
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const deadline = Date.now() + START_WITHIN_MS
  while (!(await isReady(origin))) {
    if (backend.isRunning && Date.now() < deadline) {
      await sleep(200)
      continue
    }
    await stop()
    throw new Error(`The embedded backend did not get ready:\n${log}`)
  }
  return { site, origin, stop }
}

function isReady(origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2000)
  return fetch(`${origin}/healthz`, { signal }).then(
    (response) => response.ok,
    () => false,
  )
}
