import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '@/lib/cache/write-atomically.mjs'
import { logger } from '@/lib/shared/log/logger.mjs'
import { settings } from '@/lib/site/settings'
import { type ImageSize, isDimension } from './image-size'

const file = path.join(settings.cacheDir, 'image-sizes.json')

const side = z.custom<number>(isDimension)
const rowsOfFile = z.array(z.tuple([z.string(), side, side]))

/** The dimensions that an earlier process wrote; empty when the file is missing or corrupt. */
export async function readSizes(): Promise<[address: string, size: ImageSize][]> {
  try {
    const rows = rowsOfFile.parse(JSON.parse(await readFile(file, 'utf8')))
    return rows.map(([address, width, height]) => [address, { width, height }])
  } catch {
    return []
  }
}

let writing = Promise.resolve()

/** Writes the dimensions, oldest first, for later processes, one write after the other. Never throws. */
export function writeSizes(sizes: readonly [string, ImageSize][]): Promise<void> {
  const rows = Array.from(sizes, ([address, { width, height }]) => [address, width, height])
  writing = writing
    .then(() => writeAtomically(file, JSON.stringify(rows)))
    .catch((error: unknown) => logger('cache').error({ error, file }, 'Image sizes not written'))
  return writing
}
