import 'server-only'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '@/lib/site/settings'
import type { ImageSize } from './image-sizes-webp'

const file = path.join(settings.cacheDir, 'photo-sizes.json')

/** The sizes that an earlier process wrote down; none when the file is missing or broken. */
export async function readSizes(): Promise<[address: string, size: ImageSize][]> {
  try {
    const rows: unknown = JSON.parse(await readFile(file, 'utf8'))
    return Array.isArray(rows) ? rows.flatMap(row) : []
  } catch {
    return []
  }
}

let writing = Promise.resolve()

/** Writes the sizes down for later processes, one writing after the other. Never throws. */
export function writeSizes(sizes: ReadonlyMap<string, ImageSize>): Promise<void> {
  const draft = `${file}.${process.pid}`
  const rows = Array.from(sizes, ([address, { width, height }]) => [address, width, height])
  writing = writing
    .then(() => mkdir(settings.cacheDir, { recursive: true }))
    .then(() => writeFile(draft, JSON.stringify(rows)))
    .then(() => rename(draft, file))
    .catch((error: unknown) => console.error(`Tailles des photos non gardées (${file}) :`, error))
  return writing
}

function row(given: unknown): [string, ImageSize][] {
  if (!Array.isArray(given)) return []
  const [address, width, height]: unknown[] = given
  const fits = typeof address === 'string' && isLength(width) && isLength(height)
  return fits ? [[address, { width, height }]] : []
}

/** Whether a number can be a picture's side in pixels. */
export function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100_000
}
