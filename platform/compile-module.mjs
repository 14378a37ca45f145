import { renameSync } from 'node:fs'
import { build } from 'esbuild'

/**
 * Compiles a module of TypeScript, with all that it imports but packages, to one for Node: read one by
 * one, its modules would take three times as long.
 * @param {string} source
 * @param {string} target in a folder from which the packages are found
 * @param {import('esbuild').BuildOptions} [kept] what stays outside instead of all packages
 */
export async function compileModule(source, target, kept = { packages: 'external' }) {
  // Of its own, so that nobody reads half a module while two processes compile it.
  const outfile = `${target}.${process.pid}`
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    ...kept,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
  renameSync(outfile, target)
}
