import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import postcss from '../../postcss.config.mjs'
import { importedPackages } from './imported-packages'

type PackageFile = { dependencies: Record<string, string>; scripts: Record<string, string> }

const site = packageFile('package.json')
const backend = packageFile('backend/package.json')

/** Next installs these itself when a build of TypeScript does not find them. */
const neededByNext = ['typescript', '@types/node', '@types/react']

/** The commands of a production machine; each names the file that node runs. */
const commands = ['start', 'start:site', 'build', 'standalone', 'backup', 'restore']

function packageFile(file: string): PackageFile {
  return JSON.parse(readFileSync(file, 'utf8')) as PackageFile
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
}

/** The packages of the site are at the root, where the backend finds them too. */
async function missing(entries: string[], { dependencies }: PackageFile): Promise<string[]> {
  const imported = await importedPackages(entries)
  expect(imported.size).toBeGreaterThan(5)
  return [...imported]
    .filter(([name]) => !(name in site.dependencies) && !(name in dependencies))
    .map(([name, file]) => `${name} (${file})`)
}

test('without development packages, the site and the commands have all that they import', async () => {
  const scripts = commands
    .map((name) => /(scripts|backend)\/\S+/.exec(site.scripts[name] ?? '')?.[0])
    .filter((file) => file !== undefined)
  expect(scripts).toHaveLength(commands.length)
  const entries = [
    ...scripts,
    ...['next.config.ts', 'middleware.ts', 'postcss.config.mjs'],
    ...['scripts/lib/print-settings.ts', 'lib/server/print-placeholders.ts'],
    ...['lib/server/start.mjs', 'lib/server/send-config.mjs', 'lib/cache/handler.mjs'],
    ...sourceFiles('app'),
  ]
  expect(await missing(entries, backend)).toEqual([])
})

test('without development packages, the backend has all that it imports', async () => {
  const entries = ['start', 'build-content', 'payload', 'next.config', 'shared/decode-heic'].map(
    (name) => `backend/${name}.mjs`,
  )
  expect(await missing([...entries, ...sourceFiles('backend/src')], backend)).toEqual([])
})

test('what is loaded by name is no development package either', () => {
  const byName = [...neededByNext, ...Object.keys(postcss.plugins), 'tsx']
  expect(readFileSync('scripts/lib/read-settings.mjs', 'utf8')).toContain("'--import', 'tsx'")
  expect(byName.filter((name) => !(name in site.dependencies))).toEqual([])
})

test('what serves pages reads no stylesheet', async () => {
  const imported = await importedPackages(['lib/server/start.mjs', 'lib/cache/handler.mjs'])
  expect(imported.has('next')).toBe(true)
  expect(imported.has('postcss')).toBe(false)
})
