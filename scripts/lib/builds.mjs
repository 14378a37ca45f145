import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeSampleRenditions } from '../../backend/shared/sample-renditions.mjs'
import { compressStatic } from './compress-static.mjs'
import { environmentOf } from './environment.mjs'
import { readSettings, settingsOfPages } from './read-settings.mjs'
import { root } from './root.mjs'
import { sourceHash } from './source-hash.mjs'

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {'site' | 'backend'} application whose settings it sees
 * @property {string} directory relative to the root
 * @property {string[]} sources files and folders, relative to the root, that the build depends on
 * @property {() => string} [settings] what it depends on besides, as text
 * @property {() => Promise<void>} [finish] what follows `next build`
 */

/** @type {Build} */
export const siteBuild = {
  name: 'site',
  application: 'site',
  directory: '.',
  sources: [
    ...['app', 'components', 'lib', 'instrumentation.ts', 'middleware.ts', 'next.config.ts'],
    'postcss.config.mjs',
    ...['package.json', 'package-lock.json', 'tsconfig.json'],
    // The addresses of these pictures, which stand in the pages, contain a hash of them.
    ...['public/images', 'scripts/lib/pictures'],
  ],
  settings: () => settingsOfPages(readSettings()),
  finish: () => compressStatic(path.join(root, '.next/static')),
}

/** @type {Build} */
export const backendBuild = {
  name: 'content backend',
  application: 'backend',
  directory: 'backend',
  sources: [
    ...['backend/src', 'backend/next.config.mjs', 'backend/package.json', 'backend/tsconfig.json'],
    // Bundled into the build; the rest of backend/server runs as it is.
    ...['backend/shared', 'lib/shared'],
    'package-lock.json',
  ],
  finish: () => makeSampleRenditions(path.join(root, 'backend')),
}

/**
 * Builds one of the two applications unless there is a build of this very source and these
 * settings. Says what it does.
 * @param {Build} build
 * @param {Record<string, string | undefined>} env added to the application's environment
 * @returns {Promise<boolean>} false when the build failed
 */
export async function ensureBuilt(
  { name, application, directory, sources, settings, finish },
  env,
) {
  const output = path.join(root, directory, '.next')
  const stamp = path.join(output, 'source-hash')
  const hash = sourceHash(root, sources, settings?.())
  const built = existsSync(path.join(output, 'BUILD_ID')) && existsSync(stamp)
  if (built && readFileSync(stamp, 'utf8') === hash) return true
  const reason = built ? 'the source or the settings have changed' : 'there is no build yet'
  console.log(`Building the ${name}: ${reason}…`)
  const { status } = spawnSync(process.execPath, [nextCommand, 'build'], {
    cwd: path.join(root, directory),
    env: {
      ...environmentOf(application),
      ...env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) return false
  await finish?.()
  writeFileSync(stamp, hash)
  return true
}

/** Next's command-line program, to be run by node without a shell in between. */
export const nextCommand = path.join(root, 'node_modules/next/dist/bin/next')
