import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './builds.mjs'

/**
 * The site's settings. They are TypeScript; reading them in a process of its own keeps the
 * supervisor small. Ends this process when they are wrong: the message is already in sight.
 * @returns {import('../../lib/site/settings').Settings}
 */
export function readSettings() {
  const script = path.join(root, 'scripts/lib/print-settings.ts')
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  return JSON.parse(stdout)
}
