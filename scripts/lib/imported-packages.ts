import { isBuiltin } from 'node:module'
import { build } from 'esbuild'
import { root } from './root.mjs'

/**
 * The packages that files import at run time, with everything that they import in turn. Type-only
 * imports, Node's own modules and this project's aliases do not count.
 * @param entries files, relative to the project's folder
 * @returns the name of each package, with one file that imports it
 */
export async function importedPackages(entries: readonly string[]): Promise<Map<string, string>> {
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
