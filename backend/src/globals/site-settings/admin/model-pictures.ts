import path from 'node:path'
import { backendRoot } from '../../../../environment/backend-root.mjs'
import { endpoint, pictureAnswer } from '../../../answers'
import { modelPictureFile } from './model-picture-file'

/** The site's own pictures, beside the backend's folder. */
const folder = path.join(backendRoot(), '..', 'public/images')
/** Of the small copies, in pixels: twice what the back-office shows. */
const width = 320

/** Small copies of the site's own pictures: what an empty field means. */
export const modelPictures = endpoint('get', '/modele/:key', async ({ routeParams }) => {
  const file = modelPictureFile(String(routeParams?.key))
  const bytes = file ? await smallCopy(path.join(folder, file)).catch(() => null) : null
  return pictureAnswer(bytes, 'image/webp', 24 * 60 * 60)
})

async function smallCopy(file: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(file).resize({ width }).webp({ quality: 60 }).toBuffer()
}
