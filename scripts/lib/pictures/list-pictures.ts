import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { imageQuality } from '../../../lib/images/image-config'
import {
  type OwnPicture,
  phoneRenditionOf,
  type Rendition,
  renditionsOf,
} from '../../../lib/images/renditions'
import { filesUnder } from '../../../platform/files-under.mjs'

/** AVIF's quality that looks like the one of WebP, as the image optimizer of Next converts it. */
const avifQuality = Math.round((imageQuality * 50) / 80)

/** The encoders' options: a change gives every rendition a new address. */
export const encoding = {
  avif: { quality: avifQuality, effort: 4 },
  wideAvif: { quality: avifQuality - 2, effort: 1 },
  webp: { quality: imageQuality },
}

/**
 * The site's own pictures by name: every JPEG in `public/images`.
 * @param root the project's folder
 */
export function listPictures(root: string): Record<string, OwnPicture> {
  const folder = path.join(root, 'public/images')
  const files = filesUnder(folder, '.').filter((file) => file.endsWith('.jpg'))
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const bytes = readFileSync(path.join(folder, file))
      const hash = createHash('sha256').update(JSON.stringify(encoding)).update(bytes)
      const picture = { width: imageSize(bytes).width, hash: hash.digest('hex').slice(0, 6) }
      return [file.replace(/\.jpg$/, ''), picture]
    }),
  )
}

/** A file that pages name: a rendition of the picture `source`, a path below the project's folder. */
export type WantedFile = { source: string; rendition: Rendition }

/** All renditions of the site's own pictures. */
export function wantedFiles(pictures: Record<string, OwnPicture>): WantedFile[] {
  return Object.entries(pictures).flatMap(([name, picture]) =>
    (['avif', 'webp'] as const)
      .flatMap((type) => [
        ...renditionsOf(name, picture, type),
        ...[phoneRenditionOf(name, picture, type)].filter((it) => it !== undefined),
      ])
      .map((rendition) => ({ source: `public/images/${name}.jpg`, rendition })),
  )
}

/**
 * Those that have not been made of the present pictures with the present encoding.
 * @param root the project's folder
 */
export function missingFiles(root: string, wanted: readonly WantedFile[]): WantedFile[] {
  return wanted.filter(({ rendition }) => !existsSync(path.join(root, 'public', rendition.path)))
}
