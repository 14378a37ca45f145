import { readdir, readFile, rm, rmdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { logger } from '../../platform/log/logger.mjs'
import { writeAtomically } from './write-atomically.mjs'

/** Parts of the cap: what remains after an eviction, and what one process writes between two scans. */
const afterEviction = 0.8
const betweenScans = 0.1

/** Milliseconds between two lines in the log about a folder that cannot be written. */
const logIntervalMs = 60_000

const log = logger('cache')

/** @typedef {{ file: string, bytes: number, usedAt: number }} StoredFile */

/**
 * A folder with a cap in bytes, which deletes the least recently used files. The time of a file's
 * last use is its `atime`, that of its writing its `mtime`, so both survive a restart, and several
 * processes may use one folder: each scans it after it has written a tenth of the cap.
 * Names are paths in the folder; the caller derives them from hashes. Nothing throws.
 * @param {string} folder
 * @param {number} maxBytes
 */
export function cappedDirectory(folder, maxBytes) {
  // The first write scans what earlier processes have left.
  let unscannedBytes = Infinity
  /** @type {Promise<void> | undefined} */
  let scan
  let lastLogAt = -Infinity

  /** @param {string} name */
  const fileOf = (name) => path.join(folder, name)

  /** @param {unknown} error */
  function report(error) {
    if (performance.now() - lastLogAt < logIntervalMs) return
    lastLogAt = performance.now()
    log.error({ error, folder }, 'Cache folder not written')
  }

  /** @param {number} bytes just written */
  async function evict(bytes) {
    unscannedBytes += bytes
    if (unscannedBytes <= maxBytes * betweenScans) return
    unscannedBytes = 0
    scan ??= deleteOldest(folder, maxBytes * afterEviction).finally(() => (scan = undefined))
    await scan
  }

  return {
    /**
     * @param {string} name
     * @returns {Promise<{ content: Buffer, writtenAt: number } | undefined>} `writtenAt` in
     *   milliseconds since 1970; undefined when there is no such file
     */
    async read(name) {
      try {
        const [content, { mtime }] = await Promise.all([readFile(fileOf(name)), stat(fileOf(name))])
        utimes(fileOf(name), new Date(), mtime).catch(() => undefined)
        return { content, writtenAt: mtime.getTime() }
      } catch {
        return undefined
      }
    },
    /** Marks a file as used. @param {string} name */
    async touch(name) {
      try {
        const { mtime } = await stat(fileOf(name))
        await utimes(fileOf(name), new Date(), mtime)
      } catch {
        // Deleted by another process.
      }
    },
    /**
     * Does not write what is larger than half of the cap. Logs a failure.
     * @param {string} name
     * @param {string | Uint8Array} content
     */
    async write(name, content) {
      const bytes = Buffer.byteLength(content)
      if (bytes > maxBytes / 2) return
      try {
        await writeAtomically(fileOf(name), content)
        await evict(bytes)
      } catch (error) {
        report(error)
      }
    },
    /** Deletes a file, or a subfolder. @param {string} name */
    async delete(name) {
      await rm(fileOf(name), { recursive: true, force: true }).catch(() => undefined)
    },
    /** The names in a subfolder. @param {string} subfolder @returns {Promise<string[]>} */
    list: (subfolder) => readdir(fileOf(subfolder)).catch(() => []),
  }
}

/**
 * Deletes the least recently used files until the folder holds at most `maxBytes`.
 * @param {string} folder
 * @param {number} maxBytes
 */
async function deleteOldest(folder, maxBytes) {
  const files = await storedFiles(folder)
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  for (const file of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= maxBytes) return
    await rm(file.file, { force: true })
    bytes -= file.bytes
    const parent = path.dirname(file.file)
    // Fails while the subfolder holds other files.
    if (parent !== folder) await rmdir(parent).catch(() => undefined)
  }
}

/** @param {string} folder @returns {Promise<StoredFile[]>} */
async function storedFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const stored = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      // Another process may delete it meanwhile.
      const stats = await stat(file).catch(() => undefined)
      return stats && { file, bytes: stats.size, usedAt: Math.max(stats.atimeMs, stats.mtimeMs) }
    }),
  )
  return stored.filter((file) => file !== undefined)
}
