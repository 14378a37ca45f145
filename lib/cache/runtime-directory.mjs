import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { logger } from '../shared/log/logger.mjs'

/** @type {Map<string, string>} */
const buildIds = new Map()
/** @type {Map<string, string>} */
const directories = new Map()

/**
 * The id of the build that this server serves.
 * @param {string} serverDistDir the `server` folder of the build output
 */
export function buildIdOf(serverDistDir) {
  const cached = buildIds.get(serverDistDir)
  if (cached) return cached
  const id = readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim()
  buildIds.set(serverDistDir, id)
  return id
}

/**
 * The folder in CACHE_DIR for pages rendered at run time; the first call deletes the folders of
 * other builds.
 * @param {string} buildId
 */
export function runtimeDirectory(buildId) {
  const cached = directories.get(buildId)
  if (cached) return cached
  const pages = path.resolve(process.env.CACHE_DIR || '.cache', 'pages')
  const directory = path.join(pages, buildId)
  directories.set(buildId, directory)
  deleteOtherBuilds(pages, buildId).catch((error) => {
    logger('cache').error({ error }, 'Pages of earlier builds not deleted')
  })
  return directory
}

/** @param {string} pages the folder that holds one folder per build @param {string} buildId */
async function deleteOtherBuilds(pages, buildId) {
  const builds = await readdir(pages).catch(() => [])
  const others = builds.filter((build) => build !== buildId)
  await Promise.all(others.map((build) => rm(path.join(pages, build), { recursive: true })))
}
