import { mkdirSync } from 'node:fs'
import { ensureRedis } from '../find-servers.mjs'
import { isListening } from '../ports.mjs'
import { folderOf } from './layout.mjs'

/** As docs/operations.md says: without files, what it holds is also in the folder of each replica. */
const options = {
  bind: '127.0.0.1',
  loglevel: 'warning',
  save: '',
  appendonly: 'no',
  maxmemory: '256mb',
  'maxmemory-policy': 'allkeys-lru',
}

/** @param {number} port @returns {import('../supervisor/supervised-process.mjs').Program} */
export function redisProgram(port) {
  const folder = folderOf('redis')
  mkdirSync(folder, { recursive: true })
  const all = Object.entries({ ...options, port: String(port), dir: folder })
  return {
    command: [ensureRedis(), ...all.flatMap(([name, value]) => [`--${name}`, value])],
    cwd: folder,
    env: { PATH: process.env.PATH },
    isReady: () => isListening(port),
    startTimeoutMs: 10_000,
  }
}
