import path from 'node:path'

/**
 * @typedef {object} Zone
 * @property {string | string[]} target folders (`./lib`) whose files are restricted
 * @property {string} [outside] a folder of them that is not
 * @property {string | string[]} from what they may not import: a folder, a package, or a file name
 *   below a folder, as in a glob
 * @property {string[]} [except] folders of `from`, relative to it, that they may import
 * @property {string} message
 */

/**
 * A rule that reports imports, exports and dynamic imports across the borders of zones.
 * @param {readonly Zone[]} zones with paths from the project's folder
 * @returns {import('./rule').Rule}
 */
export function restrictedImports(zones) {
  return {
    create(context) {
      const file = `./${path.relative(context.cwd, context.filename).replaceAll('\\', '/')}`
      const own = zones.filter(
        ({ target, outside = [] }) => isInAny(file, target) && !isInAny(file, outside),
      )
      if (own.length === 0) return {}
      /** @param {{ source?: import('./rule').Located & { value?: unknown } | null }} node */
      const check = ({ source }) => {
        if (typeof source?.value !== 'string') return
        const imported = importedPath(source.value, file)
        for (const zone of own.filter((it) => isForbidden(imported, it))) {
          context.report({ node: source, message: zone.message })
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
 * `@/lib/x` and `../x` become `./lib/x`; a package keeps its name.
 * @param {string} specifier
 * @param {string} file that imports it
 */
function importedPath(specifier, file) {
  if (specifier.startsWith('@/')) return `./${specifier.slice(2)}`
  if (!specifier.startsWith('.')) return specifier
  return `./${path.posix.join(path.posix.dirname(file), specifier)}`
}

/** @param {string} imported @param {Zone} zone */
function isForbidden(imported, { from, except = [] }) {
  return [from].flat().some((place) => {
    const allowed = except.map((folder) => `./${path.posix.join(place, folder)}`)
    return isIn(imported, place) && !isInAny(imported, allowed)
  })
}

/** @param {string} file @param {string | string[]} places */
const isInAny = (file, places) => [places].flat().some((place) => isIn(file, place))

/** @param {string} file @param {string} place a folder, a package, or a file name below a folder */
function isIn(file, place) {
  const [folder = '', name = ''] = place.split('/**/')
  return `${file}/`.startsWith(`${folder}/`) && `/${file}.ts`.endsWith(name && `/${name}`)
}
