import { ValidationError } from 'payload'
import { youtubeId } from '../../../contract/video-address'
import { readBody } from '../../../platform/read-body.mjs'
import { bodyOf, endpoint } from '../answers'
import { environment } from '../environment'

/** Stores the picture that YouTube shows before a video as a file, checked as all are, and answers its id. */
export const youtubeThumbnail = endpoint('post', '/vignette-youtube', async (req) => {
  const { address } = Object(await bodyOf(req)) as { address?: unknown }
  const video = typeof address === 'string' ? youtubeId(address) : undefined
  if (!video) return refuse(400)
  const data = await fetchThumbnail(environment.youtubeImagesUrl, video)
  if (!data) return refuse(502)
  const file = { data, size: data.length, name: `youtube-${video}.jpg`, mimetype: 'image/jpeg' }
  try {
    const { id } = await req.payload.create({ collection: 'uploads', data: {}, file, req })
    return Response.json({ id })
  } catch (error) {
    if (error instanceof ValidationError) return refuse(502)
    throw error
  }
})

const refuse = (status: number) => Response.json({ errors: [] }, { status })

/** YouTube's pictures have 300 kB. */
const mostBytes = 3_000_000
const deadlineMs = 10_000

/** The largest picture of a video; null when YouTube has none, or does not answer in time. @param origin of its pictures */
export async function fetchThumbnail(origin: string, id: string): Promise<Buffer | null> {
  const signal = AbortSignal.timeout(deadlineMs)
  for (const name of ['maxresdefault', 'hqdefault']) {
    const address = `${origin}/vi/${id}/${name}.jpg`
    const response = await fetch(address, { signal, redirect: 'error' }).catch(() => null)
    const bytes = response && (await readBody(response, mostBytes + 1, signal).catch(() => null))
    if (response?.ok && bytes?.length && bytes.length <= mostBytes) return bytes
  }
  return null
}
