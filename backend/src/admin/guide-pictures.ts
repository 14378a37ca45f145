import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { lookup } from 'mime-types'
import type { Endpoint } from 'payload'
import { backendRoot } from '../../shared/backend-root.mjs'

/** The folder of the documents: beside the backend's. */
export const guideFolder = path.join(backendRoot(), '..', 'docs')

/** The pictures of the owner's guide, in docs/guide, for signed-in people. */
export const guidePictures: Endpoint = {
  path: '/aide/:name',
  method: 'get',
  handler: async ({ routeParams, user }) => {
    const name = String(routeParams?.name)
    const isNamed = user !== null && /^[\w-]+\.(jpg|png|webp)$/.test(name)
    const bytes = isNamed
      ? await readFile(path.join(guideFolder, 'guide', name)).catch(() => null)
      : null
    if (!bytes) return Response.json({ errors: [] }, { status: 404 })
    const headers = { 'Content-Type': lookup(name) || '', 'Cache-Control': 'private, max-age=3600' }
    return new Response(new Uint8Array(bytes), { headers })
  },
}
