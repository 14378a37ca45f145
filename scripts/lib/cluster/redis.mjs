import { mkdirSync } from 'node:fs'
import { ensureRedis } from '../find-servers.mjs'
import { isListening } from './is-listening.mjs'
import { folderOf } from './layout.mjs'

/** As docs/operations.md says. */
const options = {
  save: '',
  appendonly: 'no',
  maxmemory: '256mb',
  'maxmemory-policy': 'allkeys-lru',
}

/**
 * Redis, without files: what it holds is also in the folder of each replica.
 * @param {number} port
 * @returns {import('../supervisor/supervised-process.mjs').Program}
 */
export function redisProgram(port) {
  const folder = folderOf('redis')
  mkdirSync(folder, { recursive: true })
  const all = {
    bind: '127.0.0.1',
    port: String(port),
    dir: folder,
    loglevel: 'warning',
    ...options,
  }
  return {
    command: [
      ensureRedis(),
      ...Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    cwd: folder,
    env: { PATH: process.env.PATH },
    isReady: () => isListening(port),
    startTimeoutMs: 10_000,
  }
}
