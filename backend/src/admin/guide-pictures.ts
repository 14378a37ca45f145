import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { lookup } from 'mime-types'
import { backendRoot } from '../../environment/backend-root.mjs'
import { endpoint, pictureAnswer } from '../answers'

/** The folder of the documents: beside the backend's. */
export const guideFolder = path.join(backendRoot(), '..', 'docs')

/** The pictures of the owner's guide, in docs/guide. */
export const guidePictures = endpoint('get', '/aide/:name', async ({ routeParams }) => {
  const name = String(routeParams?.name)
  const isPicture = /^[\w-]+\.(jpg|png|webp)$/.test(name)
  const read = async () => (isPicture ? readFile(path.join(guideFolder, 'guide', name)) : null)
  return pictureAnswer(await read().catch(() => null), lookup(name) || '', 60 * 60)
})
