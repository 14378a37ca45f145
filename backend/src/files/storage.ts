import { readEnvironment } from '../../environment/environment.mjs'
import { singleton } from '../../server/singleton.mjs'
import { folderStorage } from './folder-storage'
import type { Storage } from './storage-type'

const { dataDir, objectStore } = readEnvironment()

/** The data folder, or the bucket; only what is configured is loaded. */
async function chooseStorage(): Promise<Storage> {
  if (!objectStore) return folderStorage(dataDir)
  const { bucketStorage } = await import('./bucket-storage')
  return singleton('bucket-storage', () => bucketStorage(dataDir, objectStore))
}

export const storage = await chooseStorage()
