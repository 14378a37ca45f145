import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Manifest = { dependencies: Record<string, string> }

const manifests = ['package.json', 'backend/package.json'].map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest,
)

test('docs/security.md names the versions that are installed', () => {
  const document = readFileSync('docs/security.md', 'utf8')
  const rows = [...document.matchAll(/^\| `([^`]+)` +\| ([\d.]+) +\|/gm)]
  const packages = rows.map(([, name]) => name)
  expect(packages).toEqual(expect.arrayContaining(['next', 'react', 'payload', 'sharp']))
  for (const [, name = '', version] of rows) {
    const pinned = manifests.flatMap(({ dependencies }) => dependencies[name] ?? [])
    expect(new Set(pinned), name).toEqual(new Set([version]))
  }
})
