import { existsSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { root } from './root.mjs'

/** What may stand at the end of an imported path that names no file. */
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts']

/**
 * The packages that files import at run time, with everything that they import in turn. Type-only
 * imports, Node's own modules and this project's aliases do not count.
 * @param entries files, relative to the project's folder
 * @returns the name of each package, with one file that imports it
 */
export function importedPackages(entries: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>()
  const files = new Set(entries.map((entry) => path.join(root, entry)))
  // A set visits what is added during the loop too.
  for (const file of files) {
    for (const specifier of specifiersOf(file)) {
      const local = localFile(specifier, file)
      if (local) files.add(local)
      else if (!isBuiltin(specifier)) packages.set(packageOf(specifier), path.relative(root, file))
    }
  }
  return packages
}

/** The imports of a file that compiled code still has, also dynamic ones. */
function specifiersOf(file: string): string[] {
  if (!/\.(ts|tsx|mjs)$/.test(file)) return []
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: {
      allowJs: true,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.Preserve,
    },
  })
  return ts.preProcessFile(outputText, true, true).importedFiles.map(({ fileName }) => fileName)
}

function localFile(specifier: string, from: string): string | undefined {
  const alias = /^@\/(.*)/.exec(specifier)?.[1]
  const base =
    alias === undefined ? path.resolve(path.dirname(from), specifier) : path.join(root, alias)
  if (alias === undefined && !specifier.startsWith('.')) return undefined
  return endings
    .map((ending) => base + ending)
    .find((it) => existsSync(it) && statSync(it).isFile())
}

/** `@scope/name/path` → `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
