import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endSharedBackends } from './shared-process'
import { runFolderVariable } from './template'

/** Makes the build that the tests start, unless there is one, and ends the servers that their files share. */
export default function setUp(): () => Promise<void> {
  const cwd = path.dirname(import.meta.dirname)
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error('the build failed')
  const folder = mkdtempSync(path.join(tmpdir(), 'backend-tests-'))
  // Workers inherit the environment of this process.
  process.env[runFolderVariable] = folder
  return async () => {
    await endSharedBackends(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
