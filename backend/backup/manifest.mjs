import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { attempt } from '../../platform/attempt.mjs'
import { filesUnder } from '../../platform/files-under.mjs'
import { ignoreMissing } from './files.mjs'

const format = 1
/** A folder that lacks it is of a backup that was interrupted. */
const manifestFile = 'manifest.json'

const schema = z.object({
  format: z.literal(format),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Rows of each table. */
  rows: z.record(z.string(), z.number().int()),
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
})

/** What a backup holds. @typedef {z.infer<typeof schema>} Manifest */

/**
 * Describes the files of a folder in it: with this description the backup is complete.
 * @param {string} folder @param {Pick<Manifest, 'database' | 'rows'>} content @returns {Promise<Manifest>}
 */
export async function writeManifest(folder, content) {
  /** @type {Manifest['files']} */
  const files = {}
  for (const found of filesUnder(folder, '').toSorted()) {
    files[found.replaceAll(path.sep, '/')] = await describe(path.join(folder, found))
  }
  const manifest = { format, createdAt: new Date().toISOString(), ...content, files }
  await writeFile(path.join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
  return schema.parse(manifest)
}

/**
 * The manifest of a complete backup; null without one, or of another format.
 * @param {string} folder @returns {Promise<Manifest | null>}
 */
export async function readManifest(folder) {
  const file = path.join(folder, manifestFile)
  const text = (await isFile(file)) ? await readFile(file, 'utf8') : ''
  return attempt(() => schema.parse(JSON.parse(text))) ?? null
}

/**
 * The files that are not what the manifest says: missing, with other bytes, links, or not of a backup.
 * @param {string} folder @param {Manifest['files']} files @param {string} database the name of its file
 */
export async function damagedFiles(folder, files, database) {
  const root = await realpath(folder)
  const damaged = files[database] ? [] : [database]
  for (const [name, described] of Object.entries(files)) {
    const file = path.join(root, name)
    const isIntact =
      (name === database || name === 'secret' || isUpload(name)) &&
      (await isFile(file)) &&
      // Elsewhere where a folder is a link.
      (await realpath(file)) === file &&
      isDeepStrictEqual(await describe(file), described)
    if (!isIntact) damaged.push(name)
  }
  return damaged
}

/** @param {string} name */
function isUpload(name) {
  const [top, ...parts] = name.split('/')
  return top === 'uploads' && parts.length > 0 && parts.every(isPlainName)
}

/** Whether a name stays in its folder. @param {string} name */
export const isPlainName = (name) => !/[/\\\0]|^\.{0,2}$/.test(name)

/** Neither a link nor a pipe, whose end no reader sees. @param {string} file */
const isFile = async (file) => (await lstat(file).catch(() => null))?.isFile()

/** @param {string} file */
async function describe(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}

/** As `backupName` writes it. */
export const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/

/** The complete backups of a folder, the newest first. @param {string} folder @throws when it cannot be read */
export async function* completeBackups(folder) {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  for (const name of names.toSorted().reverse()) {
    const manifest = namePattern.test(name) && (await readManifest(path.join(folder, name)))
    if (manifest) yield { name, createdAt: new Date(manifest.createdAt) }
  }
}

/** When the newest one was made; null when there is none. @param {string} folder */
export async function lastBackup(folder) {
  const { value } = await completeBackups(folder).next()
  return value ? value.createdAt : null
}
