import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { siteBuild } from '../builds.mjs'
import { makeStandalone } from './make-standalone'

/** A folder with these files. */
function folderWith(files: Record<string, object | string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'standalone-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(path.join(root, name), text)
  }
  return root
}

test('a build beside packages of development is copied without them, though they are gone', async () => {
  const [used, gone] = ['node_modules/used', 'node_modules/gone']
  const empty = ['static/a.js', 'node_modules/a.js'].map((name) => [`.next/${name}`, ''] as const)
  const config = ['webpack', '@babel/runtime'].map(
    (name) => [`node_modules/next/dist/compiled/${name}/index.js`, ''] as const,
  )
  const root = folderWith({
    ...Object.fromEntries([...empty, ...config]),
    'package-lock.json': { packages: { [used]: {}, [gone]: { dev: true } } },
    '.next/required-server-files.json': { files: [] },
    '.next/next-server.js.nft.json': { files: [`../${used}/index.js`, `../${gone}/index.js`] },
    '.next/server/page.js': '',
    [`${used}/index.js`]: '',
  })
  const application = { target: 'dist/site', command: [], entries: [], assets: [], compiled: [] }
  await makeStandalone(root, { ...application, build: siteBuild, excluded: /never/ })
  expect(existsSync(path.join(root, 'dist/site', used, 'index.js'))).toBe(true)
  expect(existsSync(path.join(root, 'dist/site', gone))).toBe(false)
})
