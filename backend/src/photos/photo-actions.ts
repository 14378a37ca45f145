import pLimit from 'p-limit'
import { generateKeyBetween } from 'payload/shared'
import { type Refused, refusalIn } from '../admin/request'
import { fileMaxBytes } from '../files/limits'
import { signedIn } from '../saving/session-end'
import { hashOf, uploadsWith } from '../upload/known-upload'
import { messages } from '../upload/messages'
import { reconnection } from '../upload/reconnection'
import { LineLost, sendForm } from '../upload/send-form'
import { type Actions, RefusedFile } from './photo-batch'
import { titleOfName } from './photo-title'
import { metadataLength, pictureTitle } from './picture-title'
import { shrinkPhoto } from './shrink-photo'

/** The status of a server that can store nothing: more attempts would not help. */
const diskFull = 507

/** One photo is drawn at a time, so that the memory of a phone holds one. */
const drawing = pLimit(1)

/** One photo enters a gallery at a time: each takes the first place in its order. */
const creating = pLimit(1)

/** What a batch of photos needs, for one gallery, over Payload's own requests. */
export function photoActions(collection: 'photos' | 'photos-beaute'): Actions {
  return {
    prepare: (photo) => drawing(() => prepare(photo)),

    async findUpload(hash) {
      const { docs } = await ask(uploadsWith(hash))
      return docs?.[0]?.id
    },

    async upload(file, onProgress) {
      if (file.size > fileMaxBytes) throw new RefusedFile(messages.tooHeavy)
      const body = new FormData()
      body.append('file', file)
      body.append('_payload', '{}')
      const tell = (sent: number, total: number) => onProgress(sent / total)
      const send = (url: string) => sendForm(url, { method: 'POST', body, onProgress: tell })
      const { doc } = await answerOf(await signedIn(send, fetch)('/cms/uploads?depth=0', {}))
      return doc?.id ?? 0
    },

    create: (upload, title, status, after) =>
      creating(async () => {
        const address = `/cms/${collection}`
        const first = async (query: string) =>
          (await ask(`${address}?depth=0&limit=1&draft=true&${query}`)).docs?.[0]
        const same = await first(`where[image][equals]=${upload}`)
        if (same) return same._order
        const next =
          after && (await first(`sort=_order&where[_order][greater_than]=${after}`))?._order
        const place = after && { _order: generateKeyBetween(after, next ?? null) }
        const { doc } = await ask(`${address}?depth=0${status === 'draft' ? '&draft=true' : ''}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ title, image: upload, _status: status, ...place }),
        })
        return doc?._order ?? ''
      }),

    reconnection,
  }
}

async function prepare(photo: File) {
  const start = await photo.slice(0, metadataLength).arrayBuffer()
  const { file = photo, thumbnail } = await shrinkPhoto(photo)
  return {
    file,
    thumbnail,
    hash: await hashOf(file),
    title: pictureTitle(start) || titleOfName(photo.name),
  }
}

type Doc = { id: number; _order: string }
type Answer = Refused & { doc?: Doc; docs?: Doc[] }

async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await signedIn(fetch)(address, init).catch(() => {
    throw new LineLost()
  })
  return answerOf(response)
}

/** @throws {LineLost} while the server is away; {Error} with the sentence of a refusal */
async function answerOf(response: Response): Promise<Answer> {
  if (response.status >= 500 && response.status !== diskFull) throw new LineLost()
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (response.ok) return answer
  const sentence = refusalIn(answer) ?? messages.refused
  throw [400, 413].includes(response.status) ? new RefusedFile(sentence) : new Error(sentence)
}
