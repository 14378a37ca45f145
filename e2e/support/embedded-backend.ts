import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../backend/testing/ports'
import { ignoreEnvFiles } from '../../lib/shared/env-files.mjs'
import { machineEnv } from '../../scripts/lib/environment.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { isAnswering } from '../../scripts/lib/supervisor/is-answering.mjs'
import { NodeProcess } from './process'
import { revalidateSecret, type Site, startSite } from './site'

/** The owner of every embedded backend that tests start. */
export const owner = { username: 'proprietaire', password: 'password-for-browser-tests' }

/** A first start migrates and seeds: milliseconds it may take on a busy machine. */
const startTimeoutMs = 150_000

type EmbeddedBackend = {
  /** Its public origin, back-office included. */
  origin: string
  stop: () => Promise<void>
}

export type EmbeddedBackendPair = EmbeddedBackend & { site: Site }

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
export async function startBackendAlone(
  port: number,
  variables: Record<string, string> = {},
): Promise<EmbeddedBackend> {
  const origin = originOf(port)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'backend-e2e-'))
  let log = ''
  const env = {
    ...machineEnv(process.env),
    ...ignoreEnvFiles,
    NODE_ENV: 'production' as const,
    BACKEND_PORT: String(port),
    BACKEND_PUBLIC_URL: origin,
    BACKEND_DATA_DIR: dataDir,
    FFMPEG_PATH: 'off',
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
    ...variables,
  }
  const backend = new NodeProcess([path.join(root, 'backend/start.mjs')], env, (text) => {
    log += text
  })
  const stop = async () => {
    await backend.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const deadline = Date.now() + startTimeoutMs
  while (!(await isAnswering(`${origin}/healthz`))) {
    if (backend.isRunning && Date.now() < deadline) {
      await sleep(200)
      continue
    }
    await stop()
    throw new Error(`The embedded backend did not get ready:\n${log}`)
  }
  return { origin, stop }
}
