import path from 'node:path'

/**
 * @typedef {object} Zone
 * @property {RegExp} files whose imports are restricted, by path
 * @property {RegExp} imports what they may not import, by path without `.ts`, or by name of a package
 * @property {string} message
 */

/**
 * A rule that reports imports, exports and dynamic imports across the borders of zones.
 * @param {readonly Zone[]} zones with paths from the project's folder: `lib/text/french`
 * @returns {import('./rule').Rule}
 */
export function restrictedImports(zones) {
  return {
    create(context) {
      const file = path.relative(context.cwd, context.filename).replaceAll('\\', '/')
      const own = zones.filter(({ files }) => files.test(file))
      if (own.length === 0) return {}
      /** @param {{ source?: import('./rule').Located & { value?: unknown } | null }} node */
      const check = ({ source }) => {
        if (typeof source?.value !== 'string') return
        const imported = importedPath(source.value, file)
        for (const { message } of own.filter(({ imports }) => imports.test(imported))) {
          context.report({ node: source, message })
        }
      }
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
      }
    },
  }
}

/**
 * `@/lib/x` and `../x` become `lib/x`; a package keeps its name.
 * @param {string} specifier @param {string} file that imports it
 */
function importedPath(specifier, file) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return specifier.replace(/^@\//, '')
}
