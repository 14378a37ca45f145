import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint } from 'payload'
import { backendRoot } from '../../shared/backend-root.mjs'

/** The folder of the documents: beside the backend's. */
export const guideFolder = path.join(backendRoot(), '..', 'docs')

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** The pictures of the owner's guide, in docs/guide, for signed-in people. */
export const guidePictures: Endpoint = {
  path: '/aide/:name',
  method: 'get',
  handler: async ({ routeParams, user }) => {
    const name = String(routeParams?.name)
    const type = types[path.extname(name)]
    const isNamed = user !== null && type !== undefined && /^[\w-]+\.\w+$/.test(name)
    const bytes = isNamed
      ? await readFile(path.join(guideFolder, 'guide', name)).catch(() => null)
      : null
    if (!bytes || !type) return Response.json({ errors: [] }, { status: 404 })
    const headers = { 'Content-Type': type, 'Cache-Control': 'private, max-age=3600' }
    return new Response(new Uint8Array(bytes), { headers })
  },
}
