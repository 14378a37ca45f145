import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { backendRoot } from '../../environment/backend-root.mjs'
import { renditionFolder } from '../../pictures/renditions.mjs'
import { copyRenditions, sampleRenditions } from '../../pictures/sample-renditions.mjs'
import { environment } from '../environment'
import { sampleFile } from '../files/keep-files'

const root = backendRoot()

/** Uploads the sample pictures and videos to the media library, each file once. */
export function createLibrary(payload: Payload) {
  const { dataDir, picturesDir, temporaryDir } = environment
  const known = new Map<string, number>()
  const added: { id: number; updatedAt: string }[] = []

  return {
    /** The id of an uploaded sample file such as `evenements/01.jpg`. @throws an error that names it */
    async add(name: string): Promise<number> {
      const ready = known.get(name)
      if (ready !== undefined) return ready
      const source = path.join(picturesDir, name)
      const data = await readFile(source).catch(() => {
        throw new Error(`the file ${source} is missing`)
      })
      // The folder says what the file is for.
      const file = { data, size: data.length, name: name.replaceAll('/', '-'), mimetype: '' }
      const { id, updatedAt, filename } = await payload.create({
        collection: 'uploads',
        data: {},
        // A start must not wait for them: they are copied, or made in the background.
        context: { [sampleFile]: true },
        file,
      })
      if (filename) {
        const made = sampleRenditions(root, data)
        await copyRenditions(made, renditionFolder(dataDir, filename), temporaryDir)
      }
      known.set(name, id)
      added.push({ id, updatedAt })
      return id
    },

    /** Deletes the files uploaded for an item that failed: the next start uploads them again. */
    async withdraw(): Promise<void> {
      for (const { id } of added.splice(0)) {
        for (const [name, knownId] of known) if (knownId === id) known.delete(name)
        await payload.delete({ collection: 'uploads', id })
      }
    },

    /** The files uploaded since the last call. */
    takeAdded: () => added.splice(0),
  }
}

export type Library = ReturnType<typeof createLibrary>
