import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { createObjectStore, uploadsPrefix } from '../database/object-store.mjs'
import { copyNewFiles, ignoreMissing } from './files.mjs'

/** @typedef {import('../environment/environment.mjs').Settings} Settings */

/** Files that are sent or received at the same time. */
const parallelFiles = 8

/**
 * Copies the uploads that a folder lacks into it, from the data folder or from the bucket. What is
 * deleted meanwhile is left out.
 * @param {Pick<Settings, 'dataDir' | 'objectStore'>} source @param {string} target
 */
export async function copyUploads({ dataDir, objectStore }, target) {
  if (!objectStore) return copyNewFiles(path.join(dataDir, 'uploads'), target)
  const store = createObjectStore(objectStore)
  await mkdir(target, { recursive: true })
  const keys = await store.list(uploadsPrefix)
  const missing = keys.filter((key) => !existsSync(path.join(target, path.basename(key))))
  await inParallel(missing, (key) => store.download(key, path.join(target, path.basename(key))))
}

/**
 * Puts the uploads of a backup, if it holds any, into the bucket; others stay there.
 * @param {NonNullable<Settings['objectStore']>} objectStore @param {string} folder
 */
export async function sendUploads(objectStore, folder) {
  const store = createObjectStore(objectStore)
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  await inParallel(names, (name) => store.put(uploadsPrefix + name, path.join(folder, name)))
}

/** @param {string[]} names @param {(name: string) => Promise<unknown>} move */
async function inParallel(names, move) {
  const limit = pLimit(parallelFiles)
  await Promise.all(names.map((name) => limit(() => move(name))))
}
