import 'server-only'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

let drafts = 0

/**
 * Writes a file so that a reader finds the old content or the new one, never a part of it. Creates
 * the folder.
 * @throws what the file system throws; no draft is left behind
 */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  drafts += 1
  const draft = `${file}.${process.pid}-${drafts}`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
