import path from 'node:path'
import { backendRoot } from '../../shared/backend-root.mjs'
import { endpoint } from '../answers'
import { modelPictureFile } from './model-picture-file'

/** The site's own pictures, beside the backend's folder. */
const folder = path.join(backendRoot(), '..', 'public/images')
/** Of the small copies, in pixels: twice what the back-office shows. */
const width = 320

/** Small copies of the site's own pictures, for signed-in people: what an empty field means. */
export const modelPictures = endpoint('get', '/modele/:key', async ({ routeParams, user }) => {
  const file = user ? modelPictureFile(String(routeParams?.key)) : undefined
  const bytes = file ? await smallCopy(path.join(folder, file)).catch(() => null) : null
  if (!bytes) return Response.json({ errors: [] }, { status: 404 })
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=86400' }
  return new Response(new Uint8Array(bytes), { headers })
})

async function smallCopy(file: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(file).resize({ width }).webp({ quality: 60 }).toBuffer()
}
