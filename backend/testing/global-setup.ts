import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIfStale } from './build-if-stale'
import { endSharedBackends } from './shared-process'
import { runFolderVariable } from './template'

/** Builds what the tests start, and ends the servers that their files share. */
export default function setUp(): () => Promise<void> {
  buildIfStale()
  const folder = mkdtempSync(path.join(tmpdir(), 'backend-tests-'))
  // Workers inherit the environment of this process.
  process.env[runFolderVariable] = folder
  return async () => {
    await endSharedBackends(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
