import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { renditionFolder, renditionsVersion } from '../../pictures/renditions.mjs'
import type { Storage } from './storage-type'

const nothing = () => Promise.resolve()

/** Uploads and renditions in the data folder, where Payload itself writes and deletes uploads. */
export function folderStorage(dataDir: string): Storage {
  return {
    keep: nothing,
    remove: nothing,
    release: nothing,
    withUpload: (filename, use) => use(path.join(dataDir, 'uploads', filename)),
    hasRenditions: (filename) => existsSync(renditionFolder(dataDir, filename)),
    addRenditions: (filename, write) => write(renditionFolder(dataDir, filename)),
    removeRenditions: (filename) =>
      rm(renditionFolder(dataDir, filename), { recursive: true, force: true }),
    async removeOtherVersions() {
      const folder = path.join(dataDir, 'renditions')
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((it) => it !== renditionsVersion)) {
        await rm(path.join(folder, name), { recursive: true, force: true })
      }
    },
    refresh: () => undefined,
    refreshed: nothing,
  }
}
