import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

/** The tests run the built server: builds it when its sources are newer than the build. */
export function buildIfStale(): void {
  const stamp = path.join(root, '.next/BUILD_ID')
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  const sources = [
    ...filesIn(path.join(root, 'src')),
    // server/ runs as it is; shared/ is bundled too.
    ...filesIn(path.join(root, 'shared')),
    path.join(root, 'next.config.mjs'),
  ]
  if (sources.every((file) => statSync(file).mtimeMs <= built)) return
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('the build failed')
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}
