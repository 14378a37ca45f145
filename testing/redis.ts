import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { ensureRedis } from '../scripts/lib/find-servers.mjs'
import { freePort } from './ports'

/** Starts an empty Redis server without persistence on a free loopback port. The caller stops it. */
export async function startRedis() {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(ensureRedis(), args, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  let log = ''
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      log += text.toString()
      if (log.includes('Ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`Redis did not start:\n${log}`)))
  })
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await once(server, 'exit')
  }
  return { url: `redis://127.0.0.1:${port}`, stop }
}
