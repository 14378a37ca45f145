import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { Program } from '../supervisor/supervised-process.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'))
vi.stubEnv('CLUSTER_DIR', folder)
afterAll(() => rmSync(folder, { recursive: true }))

/** What happens in place of servers, builds and copies. */
const fake = vi.hoisted(() => ({
  run: vi.fn<(program: { command: string[] }) => Promise<{ succeeded: boolean; output: string }>>(
    async () => ({ succeeded: true, output: '' }),
  ),
  replace: vi.fn<(name: string, program: Pick<Program, 'cwd'>) => Promise<boolean>>(
    async () => true,
  ),
  copySources: vi.fn<(release: string) => void>(),
  deleteOthers: vi.fn<(kept: string[]) => void>(),
}))
vi.mock('../supervisor/supervisor.mjs', () => ({
  createSupervisor: () => ({ ...fake, start: vi.fn(), pid: vi.fn() }),
}))
vi.mock('./releases.mjs', () => ({
  keepHashedFiles: vi.fn(),
  releases: () => ({ ...fake, latest: () => '/releases/1', next: () => '/releases/2' }),
}))
vi.mock('./postgres.mjs', () => ({ postgresProgram: () => ({ program: {}, url: 'postgres://' }) }))
vi.mock('./redis.mjs', () => ({ redisProgram: vi.fn() }))
vi.mock('./nginx.mjs', () => ({ nginxProgram: vi.fn() }))
vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }))
const { createCluster } = await import('./cluster.mjs')
const { portsFrom } = await import('./layout.mjs')

let said: string[]
beforeEach(() => {
  said = []
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line))
  }
  vi.clearAllMocks()
})

async function started() {
  const cluster = createCluster(portsFrom(8080))
  await cluster.start()
  return cluster
}
const served = () => fake.replace.mock.calls.map(([, { cwd }]) => cwd)

it('builds a release at low priority, as a command that ends with the supervisor, and serves it', async () => {
  await (await started()).deploy()
  const [{ command } = { command: [] }] = fake.run.mock.lastCall ?? []
  expect(command).toEqual(['nice', process.execPath, 'scripts/build.mjs', 'site'])
  expect(served()).toEqual(['/releases/2', '/releases/2'])
  expect(said).toEqual(['Release 2 is served.'])
  expect(fake.deleteOthers).toHaveBeenLastCalledWith(['/releases/1', '/releases/2'])
})

it('serves the former release again when a replica does not get ready', async () => {
  const cluster = await started()
  fake.replace.mockResolvedValueOnce(false)
  await cluster.deploy()
  expect(served()).toEqual(['/releases/2', '/releases/1', '/releases/1'])
  expect(said).toEqual(['Release 1 is still served.'])
})

it('serves on, says why and can be asked again when a build or a copy fails', async () => {
  const cluster = await started()
  fake.run.mockResolvedValueOnce({ succeeded: false, output: '' })
  await cluster.deploy()
  fake.copySources.mockImplementationOnce(() => {
    throw new Error('ENOSPC: no space left on device')
  })
  await cluster.deploy()
  expect(served()).toEqual([])
  const still = 'Release 1 is still served.'
  const reasons = ['The build of the site failed.', 'ENOSPC: no space left on device']
  expect(said).toEqual(reasons.flatMap((reason) => [reason, still]))
  expect(fake.deleteOthers).toHaveBeenLastCalledWith(['/releases/1', '/releases/1'])
  await cluster.deploy()
  expect(said.at(-1)).toBe('Release 2 is served.')
})

it('deploys nothing while it starts', async () => {
  const cluster = createCluster(portsFrom(8080))
  await cluster.deploy()
  expect(said).toEqual(['Not deployed: a build is being made.'])
  expect(fake.run).not.toHaveBeenCalled()
})
