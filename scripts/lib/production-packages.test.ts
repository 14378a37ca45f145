import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import postcss from '../../postcss.config.mjs'
import { root } from './root.mjs'

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
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => `${folder}/${name}`)
}

/**
 * The packages that files import at run time, with everything that they import in turn. Type-only
 * imports, Node's own modules and this project's aliases do not count.
 * @param entries files, relative to the project's folder
 * @returns the name of each package, with one file that imports it
 */
async function importedPackages(entries: readonly string[]): Promise<Map<string, string>> {
  const { metafile } = await build({
    entryPoints: [...entries],
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty' },
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const imports = Object.entries(metafile.inputs).flatMap(([file, input]) =>
    input.imports
      .filter(({ path, external }) => external && !isBuiltin(path) && !/^(\.|\/|@\/)/.test(path))
      .map(({ path }) => [packageOf(path), file] as const),
  )
  return new Map(imports)
}

/** `@scope/name/path` → `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
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
    ...['scripts/lib/print-environment.ts', 'lib/server/print-placeholders.ts'],
    ...['lib/server/start.mjs', 'lib/server/send-config.mjs', 'lib/cache/handler.mjs'],
    ...sourceFiles('app'),
  ]
  expect(await missing(entries, backend)).toEqual([])
})

test('without development packages, the backend has all that it imports', async () => {
  const entries = ['start', 'build-content', 'payload', 'next.config', 'pictures/decode-heic'].map(
    (name) => `backend/${name}.mjs`,
  )
  expect(await missing([...entries, ...sourceFiles('backend/src')], backend)).toEqual([])
})

test('what is loaded by name is no development package either', () => {
  const byName = [
    ...neededByNext,
    ...postcss.plugins.filter((plugin) => typeof plugin === 'string'),
    'tsx',
  ]
  expect(readFileSync('scripts/lib/read-environment.mjs', 'utf8')).toContain("'--import', 'tsx'")
  expect(byName.filter((name) => !(name in site.dependencies))).toEqual([])
})

test('what serves pages reads no stylesheet', async () => {
  const imported = await importedPackages(['lib/server/start.mjs', 'lib/cache/handler.mjs'])
  expect(imported.has('next')).toBe(true)
  expect(imported.has('postcss')).toBe(false)
})
