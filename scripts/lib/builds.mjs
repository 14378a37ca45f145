import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ignoreEnvFiles } from '../../platform/env-files.mjs'
import { isKilled, killedBuild, memoryNotice } from './build-memory.mjs'
import { compressStatic } from './compress-static.mjs'
import { environmentOf } from './environment.mjs'
import { writeFirstPaintTable } from './first-paint/write-first-paint-table.mjs'
import { readEnvironment, environmentOfPages } from './read-environment.mjs'
import { root } from './root.mjs'
import { sourceHash } from './source-hash.mjs'

/** Next's command-line program, to be run by node without a shell in between. */
export const nextCommand = path.join(root, 'node_modules/next/dist/bin/next')

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {'site' | 'backend'} application whose environment it sees
 * @property {string} directory relative to the root
 * @property {string} output what it writes, relative to the directory; its stamp is in there
 * @property {string[]} command the arguments of node
 * @property {string[]} sources files and folders, relative to the root, that the build depends on
 * @property {() => string} [environment] what it depends on besides, as text
 * @property {() => Promise<void>} [finish] what follows the command
 * @property {Build} [before] another one that is made first
 */

/** @type {Build} */
export const siteBuild = {
  name: 'site',
  application: 'site',
  directory: '.',
  output: '.next',
  command: [nextCommand, 'build'],
  sources: [
    ...['app', 'components', 'contract', 'lib', 'platform'],
    ...['instrumentation.ts', 'middleware.ts', 'next.config.ts'],
    ...['postcss.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
    // The addresses of these pictures, which stand in the pages, contain a hash of them.
    ...['public/images', 'scripts/lib/pictures'],
    ...['scripts/lib/first-paint', 'scripts/lib/postcss'],
  ],
  environment: () => environmentOfPages(readEnvironment()),
  finish: async () => {
    await writeFirstPaintTable(path.join(root, '.next'))
    await compressStatic(path.join(root, '.next/static'))
  },
}

const backendSources = [
  ...['backend/src', 'backend/next.config.mjs', 'backend/package.json', 'backend/tsconfig.json'],
  // Bundled into the builds; the rest of backend/server runs as it is.
  ...['backend/environment', 'backend/pictures', 'contract', 'platform'],
  ...['backend/postcss.config.mjs', 'backend/build-content.mjs'],
  ...['package.json', 'package-lock.json'],
]

/** What answers the content API. @type {Build} */
const contentBuild = {
  name: 'contents',
  application: 'backend',
  directory: 'backend',
  output: 'dist',
  command: ['build-content.mjs'],
  sources: backendSources,
}

/** The back-office, and the contents before it. @type {Build} */
export const backendBuild = {
  name: 'back-office',
  application: 'backend',
  directory: 'backend',
  output: '.next',
  command: [nextCommand, 'build'],
  sources: backendSources,
  before: contentBuild,
  finish: () => compressStatic(path.join(root, 'backend/.next/static')),
}

/** By the argument of scripts/build.mjs. */
export const builds = { site: siteBuild, contents: contentBuild, backend: backendBuild }

/** Whether there is a build of this very source and this environment. @param {Build} build */
export function isCurrent(build, stamp = stampOf(build)) {
  const file = stampFile(build)
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

/** What a build writes into its output once it is whole. @param {Build} build */
const stampOf = ({ sources, environment }) => sourceHash(root, sources, environment?.())

/**
 * Makes a build unless it is current. Says what it does; ends this process when it fails.
 * @param {Build} build
 * @param {Record<string, string | undefined>} [env] added to the application's environment
 */
export async function ensureBuilt(build, env = ignoreEnvFiles) {
  const { name, application, directory, command, finish, before } = build
  if (before) await ensureBuilt(before, env)
  const stamp = stampOf(build)
  if (isCurrent(build, stamp)) return
  const isOld = existsSync(stampFile(build))
  const reason = isOld ? 'the source or the environment has changed' : 'there is no build yet'
  console.log(`Building the ${name}: ${reason}…`)
  const notice = memoryNotice(name)
  if (notice) console.warn(notice)
  discard(build)
  // What a build renders is no state that replicas share.
  const production = { NODE_ENV: /** @type {const} */ ('production'), REDIS_URL: '' }
  const ended = spawnSync(process.execPath, command, {
    cwd: path.join(root, directory),
    env: { ...environmentOf(application), ...env, ...production, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (isKilled(ended)) console.error(killedBuild(name))
  if (ended.status !== 0) process.exit(1)
  await finish?.()
  writeFileSync(stampFile(build), stamp)
}

/** Makes a build count as none. @param {Build} build */
export const discard = (build) => rmSync(stampFile(build), { force: true })

/** @param {Build} build */
const stampFile = ({ directory, output }) => path.join(root, directory, output, 'source-hash')
