import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'

/** Widths in pixels that pictures are offered in: those of the site's cards and screens. */
const widths = [360, 680, 1200, 1600]
/** A width nearer to the picture's own than this saves too little to be worth a file. */
const maxPart = 0.8
/** Pixels from which AVIF is encoded with less effort: half the time for the same bytes. */
const wide = 1080

/** The encoders’ options: AVIF, and WebP for browsers without it. Effort 4 takes three times as long for the same bytes. */
const encodings = {
  avif: { quality: 34, effort: 3 },
  wideAvif: { quality: 32, effort: 1 },
  webp: { quality: 55 },
}

/** Names the widths and the encoding: renditions of another version are made again. */
export const renditionsVersion = createHash('sha256')
  .update(JSON.stringify([widths, encodings]))
  .digest('hex')
  .slice(0, 8)

/** Pictures encoded at the same time, each by one thread. */
const limit = pLimit(2)

/** The widths of a picture's renditions, the narrowest first; none enlarges it. @param {number} width in pixels */
export function renditionWidths(width) {
  const largest = Math.min(width, widths.at(-1) ?? width)
  return [...widths.filter((it) => it < largest * maxPart), largest]
}

/**
 * The folder of an upload's renditions, `{width}.avif` and `{width}.webp`; it exists when they are complete.
 * @param {string} dataDir @param {string} filename of the upload
 */
export function renditionFolder(dataDir, filename) {
  return path.join(dataDir, 'renditions', renditionsVersion, path.parse(filename).name)
}

/** Whether the renditions of an upload are complete. @param {string} dataDir @param {string} filename */
export const hasRenditions = (dataDir, filename) => existsSync(renditionFolder(dataDir, filename))

/**
 * Makes the renditions of a picture unless they exist.
 * @param {string} source @param {string} folder where they go @param {string} temporary a folder on the same disk
 * @throws when the picture cannot be read, or the folder cannot be written
 */
export async function makeRenditions(source, folder, temporary) {
  await limit(() => createWhole(folder, temporary, (unfinished) => encodeAll(source, unfinished)))
}

/**
 * Creates a folder that appears when all of its files are written, unless it exists.
 * @param {string} folder @param {string} temporary a folder on the same disk
 * @param {(unfinished: string) => Promise<void>} fill writes the files into a folder; what it throws is thrown
 */
export async function createWhole(folder, temporary, fill) {
  if (existsSync(folder)) return
  const unfinished = path.join(temporary, randomUUID())
  await mkdir(unfinished, { recursive: true })
  try {
    await fill(unfinished)
    await mkdir(path.dirname(folder), { recursive: true })
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
}

/** @param {string} source @param {string} folder */
async function encodeAll(source, folder) {
  const { default: sharp } = await import('sharp')
  const { width } = await sharp(source).metadata()
  for (const it of renditionWidths(width)) {
    const resized = sharp(source).resize(it)
    const avif = resized.clone().avif(it >= wide ? encodings.wideAvif : encodings.avif)
    await avif.toFile(path.join(folder, `${it}.avif`))
    await resized.webp(encodings.webp).toFile(path.join(folder, `${it}.webp`))
  }
}
