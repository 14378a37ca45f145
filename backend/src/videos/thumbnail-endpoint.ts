import { ValidationError } from 'payload'
import { youtubeId } from '../../../contract/video-address'
import { bodyOf, endpoint } from '../answers'
import { environment } from '../environment'
import { fetchThumbnail } from './fetch-thumbnail'

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
