import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { attempt } from '../../platform/attempt.mjs'

/**
 * Copies the files of a folder that its copy lacks or that were written since; a second call picks up what came
 * meanwhile. What disappears on the way is left out. @param {string} source @param {string} target
 */
export async function copyNewFiles(source, target) {
  await mkdir(target, { recursive: true })
  const entries = await readdir(source, { withFileTypes: true }).catch(ignoreMissing)
  for (const entry of entries ?? []) {
    const from = path.join(source, entry.name)
    const to = path.join(target, entry.name)
    if (entry.isDirectory()) await copyNewFiles(from, to)
    else if (entry.isFile()) await copyNewFile(from, to).catch(ignoreMissing)
  }
}

/** @param {string} from @param {string} to */
async function copyNewFile(from, to) {
  const written = await stat(from)
  const copied = await stat(to).catch(ignoreMissing)
  if (copied?.size === written.size && copied.mtimeMs === written.mtimeMs) return
  await copyFile(from, to)
  // The time before the copy: what is written during it is copied again by the next call.
  await utimes(to, written.atime, written.mtime)
}

/** Whether another process of this user has a file open, where the system tells (Linux). @param {string} file */
export function isOpen(file) {
  if (!existsSync(file) || !existsSync('/proc/self/fd')) return false
  const sought = realpathSync(file)
  const processes = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && name !== String(process.pid),
  )
  // Of another user, or has ended: neither can be read.
  const links = processes.flatMap((id) => {
    const folder = `/proc/${id}/fd`
    return attempt(() => readdirSync(folder))?.map((name) => path.join(folder, name)) ?? []
  })
  return links.some((link) => attempt(() => readlinkSync(link)) === sought)
}

/** @param {unknown} error @returns {null} */
export function ignoreMissing(error) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
