import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { attempt } from '../../platform/attempt.mjs'
import { filesUnder } from '../../platform/files-under.mjs'

const format = 1
/** A folder that lacks it is of a backup that was interrupted. */
const manifestFile = 'manifest.json'

/** Relative, with slashes, and inside the folder. */
const isInside = (/** @type {string} */ name) =>
  !path.isAbsolute(name) && name.split('/').every((part) => part !== '..' && part !== '')

const schema = z.object({
  format: z.literal(format),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Rows of each table. */
  rows: z.record(z.string(), z.number().int()),
  files: z.record(
    z.string().refine(isInside),
    z.object({ bytes: z.number().int(), sha256: z.string() }),
  ),
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
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => '')
  return attempt(() => schema.parse(JSON.parse(text))) ?? null
}

/**
 * The files that are not what the manifest says: missing, or with other bytes.
 * @param {string} folder @param {Pick<Manifest, 'files'>} manifest
 */
export async function damagedFiles(folder, { files }) {
  const damaged = []
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const found = await describe(path.join(folder, name)).catch(() => null)
    if (found?.bytes !== bytes || found.sha256 !== sha256) damaged.push(name)
  }
  return damaged
}

/** @param {string} file */
async function describe(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}
