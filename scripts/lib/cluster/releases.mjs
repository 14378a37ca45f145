import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** What a release does not need, or makes itself; paths relative to the project's folder. */
const leftOut = new Set([
  ...['.git', '.cluster', '.cache', '.next', 'node_modules', 'backend/.next', 'backend/data'],
  ...['backend/node_modules', 'docs', 'e2e', 'testing', 'test-results', 'playwright-report'],
])

/** Folders, of which the pages of a release request files by names that change with the contents. */
const hashedFolders = ['.next/static', 'public/_pictures']

/** How long the files of earlier releases are kept for pages that are open, in milliseconds. */
const keptMs = 7 * 24 * 3600 * 1000

/**
 * The releases of the site in a folder: each has a number, its sources and its build.
 * @param {string} root the project's folder, from which the sources are copied
 * @param {string} folder
 */
export function releases(root, folder) {
  mkdirSync(folder, { recursive: true })
  const newest = () => Math.max(0, ...readdirSync(folder).map((name) => Number(name) || 0))
  const folderOf = (/** @type {number | string} */ name) => path.join(folder, String(name))

  return {
    /** The folder of the newest release, also before it exists: nothing serves from it yet. */
    latest: () => folderOf(newest() || 1),
    /** The folder of the release after the newest. */
    next: () => folderOf(newest() + 1),
    /** Deletes all releases but these. @param {string[]} kept their folders */
    deleteOthers(kept) {
      for (const release of readdirSync(folder).map(folderOf)) {
        if (!kept.includes(release)) rmSync(release, { recursive: true })
      }
    },
    /** Copies the present sources into a folder; its build stays. @param {string} release */
    copySources(release) {
      mkdirSync(release, { recursive: true })
      for (const name of readdirSync(release)) {
        if (name !== '.next') rmSync(path.join(release, name), { recursive: true })
      }
      for (const name of readdirSync(root).filter((entry) => !leftOut.has(entry))) {
        cpSync(path.join(root, name), path.join(release, name), {
          recursive: true,
          filter: (source) => !leftOut.has(path.relative(root, source)),
        })
      }
      symlinkSync(path.join(root, 'node_modules'), path.join(release, 'node_modules'))
    },
  }
}

/**
 * Adds to a new release the files of a former one that pages which are open still request.
 * @param {string} former @param {string} release
 */
export function keepHashedFiles(former, release) {
  const oldest = Date.now() - keptMs
  for (const name of hashedFolders) {
    const from = path.join(former, name)
    if (!existsSync(from)) continue
    cpSync(from, path.join(release, name), {
      recursive: true,
      force: false,
      preserveTimestamps: true,
      filter: (source) => {
        const stats = statSync(source)
        return stats.isDirectory() || stats.mtimeMs > oldest
      },
    })
  }
}
