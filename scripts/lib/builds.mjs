import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sourceHash } from './source-hash.mjs'

export const root = path.resolve(import.meta.dirname, '../..')

/** @typedef {{ name: string, directory: string, sources: string[] }} Build */

/** @type {Build} */
export const siteBuild = {
  name: 'site',
  directory: '.',
  sources: [
    ...['app', 'components', 'lib', 'middleware.ts', 'next.config.ts', 'postcss.config.mjs'],
    ...['package.json', 'package-lock.json', 'tsconfig.json'],
    // Their fingerprint stands in the pages.
    'public/images',
  ],
}

/** @type {Build} */
export const backendBuild = {
  name: 'content backend',
  directory: 'backend',
  sources: [
    ...['backend/src', 'backend/next.config.mjs', 'backend/package.json', 'backend/tsconfig.json'],
    // Bundled into the build; the rest of backend/server runs as it is.
    ...['backend/shared', 'package-lock.json'],
  ],
}

/**
 * Builds one of the two applications when there is no build of this very source. Says what it does.
 * @param {Build} build
 * @param {Record<string, string | undefined>} env
 * @returns {boolean} false when the build failed
 */
export function ensureBuilt({ name, directory, sources }, env) {
  const output = path.join(root, directory, '.next')
  const stamp = path.join(output, 'source-hash')
  const hash = sourceHash(root, sources)
  const built = existsSync(path.join(output, 'BUILD_ID')) && existsSync(stamp)
  if (built && readFileSync(stamp, 'utf8') === hash) return true
  console.log(
    `Building the ${name}: ${built ? 'the source has changed' : 'there is no build yet'}…`,
  )
  const { status } = spawnSync(process.execPath, [nextCommand, 'build'], {
    cwd: path.join(root, directory),
    env: { ...process.env, ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status === 0) writeFileSync(stamp, hash)
  return status === 0
}

/** Next's own command, to be run by node without a shell in between. */
export const nextCommand = path.join(root, 'node_modules/next/dist/bin/next')
