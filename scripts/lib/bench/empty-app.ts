import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nextCommand } from '../builds.mjs'

const files = {
  'app/layout.jsx':
    'export default ({ children }) => <html lang="fr"><body>{children}</body></html>',
  'app/page.jsx': 'export default () => <h1>Vide</h1>',
  'next.config.mjs': "export default { turbopack: { root: process.cwd() + '/../../..' } }",
}

/**
 * Builds an empty Next application with the same packages, to compare with.
 * @param root the project's folder; the application goes into its `.cache`
 * @returns how it is started, on PORT
 */
export function buildEmptyApp(root: string) {
  const cwd = path.join(root, '.cache/bench/empty')
  // On what an earlier build left, a later one has failed.
  rmSync(cwd, { recursive: true, force: true })
  mkdirSync(path.join(cwd, 'app'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(cwd, file), text)
  const { status } = spawnSync(process.execPath, [nextCommand, 'build'], { cwd, stdio: 'ignore' })
  if (status !== 0) throw new Error('The empty application did not build.')
  return { cwd, command: [process.execPath, nextCommand, 'start', '-H', '127.0.0.1'] }
}
