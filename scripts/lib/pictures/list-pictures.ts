import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import type { OwnPicture } from '../../../lib/images/renditions'

/**
 * The site's own pictures by name: every JPEG below a folder.
 * @param folder `public/images`
 * @param encoding how renditions are encoded, as text: a change gives them new addresses
 */
export function listPictures(folder: string, encoding: string): Record<string, OwnPicture> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.jpg'))
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const bytes = readFileSync(path.join(folder, file))
      const hash = createHash('sha256').update(encoding).update(bytes).digest('hex').slice(0, 6)
      return [file.replace(/\.jpg$/, ''), { width: imageSize(bytes).width, hash }]
    }),
  )
}
