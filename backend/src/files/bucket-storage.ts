import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { logger } from '../../../platform/log/logger.mjs'
import {
  createObjectStore,
  type ObjectStoreSettings,
  uploadsPrefix,
} from '../../database/object-store.mjs'
import { temporaryFolder } from '../../environment/temporary-folder.mjs'
import { renditionsVersion } from '../../pictures/renditions.mjs'
import { createRenditionIndex } from './rendition-index'
import type { Storage } from './storage-type'

const log = logger('pictures')

const prefix = `renditions/${renditionsVersion}/`

/** The keys of an upload's renditions begin with this. */
const prefixOf = (filename: string) => `${prefix}${path.parse(filename).name}/`

/**
 * Uploads and renditions in a bucket, under the names that they have in a data folder. In the data
 * folder they are only while they are made.
 */
export function bucketStorage(dataDir: string, settings: ObjectStoreSettings): Storage {
  const store = createObjectStore(settings)
  const index = createRenditionIndex(store, prefix)
  const temporary = temporaryFolder(dataDir)
  const written = (name: string) => path.join(dataDir, 'uploads', name)
  const newFile = async () => {
    await mkdir(temporary, { recursive: true })
    return path.join(temporary, randomUUID())
  }
  const removeAll = (keys: string[]) => Promise.all(keys.map((key) => store.remove(key)))

  async function removeRenditions(filename: string) {
    // First of all: what is incomplete must not count.
    await index.remove(filename)
    await removeAll(await store.list(prefixOf(filename)))
  }

  return {
    async keep(names) {
      const files = names.filter((name) => existsSync(written(name)))
      await Promise.all(files.map((name) => store.put(uploadsPrefix + name, written(name))))
    },
    async remove(names) {
      // What is left takes room only; the upload is deleted already.
      await removeAll(names.map((name) => uploadsPrefix + name)).catch((error) =>
        log.error({ error }, `${names[0]} could not be deleted from the bucket`),
      )
    },
    async release(names) {
      await Promise.all(names.map((name) => rm(written(name), { force: true })))
    },
    async withUpload(filename, use) {
      if (existsSync(written(filename))) return use(written(filename))
      const file = await newFile()
      try {
        const isThere = await store.download(uploadsPrefix + filename, file)
        if (!isThere) throw new Error(`${filename} is not in the bucket`)
        await use(file)
      } finally {
        await rm(file, { force: true })
      }
    },
    hasRenditions: (filename) => index.has(filename),
    async addRenditions(filename, write) {
      if (await index.find(filename)) return
      const folder = await newFile()
      try {
        await write(folder)
        const names = existsSync(folder) ? await readdir(folder) : []
        const put = (name: string) => store.put(prefixOf(filename) + name, path.join(folder, name))
        await Promise.all(names.map(put))
        if (names.length > 0) await index.add(filename)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    removeRenditions,
    async removeOtherVersions() {
      const keys = await store.list('renditions/')
      for (const key of keys.filter((it) => !it.startsWith(prefix))) await store.remove(key)
    },
    refresh: index.refresh,
    refreshed: index.refreshed,
  }
}
