import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import pLimit from 'p-limit'
import { imageQuality } from '../../../lib/images/image-settings'
import {
  type OwnPicture,
  phoneRenditionOf,
  type Rendition,
  renditionsOf,
  renditionsPath,
} from '../../../lib/images/renditions'
import { listPictures } from './list-pictures'

/** AVIF's quality that looks like the one of WebP, as the image optimizer of Next converts it. */
const avifQuality = Math.round((imageQuality * 50) / 80)
/** Pixels from which AVIF is encoded with less effort: half the time for the same bytes. */
const wide = 1080

/** The encoders' options. */
const encoding = {
  avif: { quality: avifQuality, effort: 4 },
  wideAvif: { quality: avifQuality - 2, effort: 1 },
  webp: { quality: imageQuality },
}

/** Pictures encoded at the same time, each by one thread. */
const concurrency = 2

/**
 * Makes the renditions of the site's own pictures that do not exist yet, as static files below
 * `public/`. They are kept between builds: their names hold a hash of the content.
 * @param root the project's folder
 * @param options `prune` deletes the files of former versions
 * @returns the pictures by name, for `OWN_PICTURES`
 */
export async function makePictures(
  root: string,
  { prune }: { prune: boolean },
): Promise<Record<string, OwnPicture>> {
  const sources = path.join(root, 'public/images')
  const output = path.join(root, 'public')
  const pictures = listPictures(sources, JSON.stringify(encoding))
  const wanted = Object.entries(pictures).flatMap(([name, picture]) =>
    allRenditions(name, picture).map((rendition) => ({
      source: path.join(sources, `${name}.jpg`),
      rendition,
    })),
  )
  const missing = wanted.filter(({ rendition }) => !existsSync(path.join(output, rendition.path)))
  if (missing.length > 0) {
    console.log(`Resizing the site's own pictures: ${missing.length} files…`)
    const limit = pLimit(concurrency)
    await limit.map(missing, ({ source, rendition }) => encode(source, rendition, output))
  }
  if (prune) deleteOthers(output, new Set(wanted.map(({ rendition }) => rendition.path)))
  return pictures
}

function allRenditions(name: string, picture: OwnPicture): Rendition[] {
  return (['avif', 'webp'] as const).flatMap((type) => [
    ...renditionsOf(name, picture, type),
    ...[phoneRenditionOf(name, picture, type)].filter((it) => it !== undefined),
  ])
}

/** Written under another name first: a file with its final name is complete. */
async function encode(source: string, rendition: Rendition, output: string) {
  const { type, width, path: name, crop } = rendition
  // Loaded only when there is something to do.
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const file = path.join(output, name)
  const temporary = `${file}.${randomUUID()}`
  mkdirSync(path.dirname(file), { recursive: true })
  const options = encoding[type === 'avif' && width >= wide ? 'wideAvif' : type]
  const original = sharp(source)
  const { height } = await original.metadata()
  const part = crop ? original.extract({ ...crop, top: 0, height }) : original
  await part.resize(width).toFormat(type, options).toFile(temporary)
  renameSync(temporary, file)
}

function deleteOthers(output: string, wanted: ReadonlySet<string>): void {
  const folder = path.join(output, renditionsPath)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    const address = `${renditionsPath}/${name.split(path.sep).join('/')}`
    if (statSync(file).isFile() && !wanted.has(address)) rmSync(file)
  }
}
