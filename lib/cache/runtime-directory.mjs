import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** @type {Map<string, string>} */
const buildIds = new Map()
/** @type {Map<string, string>} */
const directories = new Map()

/**
 * The id of the build that a server serves.
 * @param {string} serverDistDir the `server` folder of the build output
 */
export function buildIdOf(serverDistDir) {
  const known = buildIds.get(serverDistDir)
  if (known) return known
  const id = readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim()
  buildIds.set(serverDistDir, id)
  return id
}

/**
 * Where pages rendered at run time are kept, apart from the build's; the pages of earlier builds
 * are deleted.
 * @param {string} buildId
 */
export function runtimeDirectory(buildId) {
  const known = directories.get(buildId)
  if (known) return known
  const pages = path.resolve(process.env.CACHE_DIR || '.cache', 'pages')
  const directory = path.join(pages, buildId, 'server')
  directories.set(buildId, directory)
  deleteOthers(pages, buildId).catch((error) => {
    console.error('Anciennes pages non supprimées :', error)
  })
  return directory
}

/** @param {string} pages @param {string} buildId */
async function deleteOthers(pages, buildId) {
  const builds = await readdir(pages).catch(() => [])
  const others = builds.filter((build) => build !== buildId)
  await Promise.all(others.map((build) => rm(path.join(pages, build), { recursive: true })))
}
